import { formatEuro, cents } from '@riparo/domain/platform/values/money.ts';
import { html, type Html } from '../../../http/html.ts';
import { payPath } from './sandbox-parts.ts';
import type { SandboxCheckout } from './tables.ts';
import { spaced, testCards } from './test-cards.ts';

const amountOf = ({ amountCents }: SandboxCheckout) => formatEuro(cents(amountCents));

export const addressAfter = (checkout: SandboxCheckout) =>
  checkout.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', checkout.id);

function summary(checkout: SandboxCheckout): Html {
  return html`<p class="muted">${checkout.productName}</p>
    <p class="amount">${amountOf(checkout)}</p>
    ${checkout.productDescription ? html`<p class="muted">${checkout.productDescription}</p>` : null}`;
}

const notReal = html`<p class="muted">
  Questa è una pagina di prova: nessun denaro si muove. Non scrivere i dati di una carta vera.
</p>`;

/** The card form. `problem` comes first and takes the focus. */
export function cardPage(checkout: SandboxCheckout, problem?: string): Html {
  const cards = testCards.map(
    ({ number, label }) =>
      html`<tr>
        <td><code>${spaced(number)}</code></td>
        <td>${label}</td>
      </tr>`,
  );
  return html`<div class="narrow">
    <h1>Paga con carta</h1>
    ${problem ? html`<div class="problem" role="alert" tabindex="-1" autofocus>${problem}</div>` : null}
    <div class="card">
      ${summary(checkout)}
      <form method="post" action="${payPath}/${checkout.id}">
        <div>
          <label for="email">E-mail per la ricevuta</label>
          <input id="email" type="email" autocomplete="email" readonly value="${checkout.email ?? ''}" />
        </div>
        <div>
          <label for="number">Numero della carta</label>
          <input
            id="number"
            name="number"
            inputmode="numeric"
            autocomplete="off"
            required
            ${problem ? html`aria-invalid="true"` : null}
          />
        </div>
        <div class="pair">
          <div>
            <label for="expiry">Scadenza</label>
            <input id="expiry" name="expiry" inputmode="numeric" autocomplete="off" placeholder="MM/AA" />
          </div>
          <div>
            <label for="cvc">CVC</label>
            <input id="cvc" name="cvc" inputmode="numeric" autocomplete="off" />
          </div>
        </div>
        <button>Paga ${amountOf(checkout)}</button>
      </form>
    </div>
    <p><a class="button quiet" href="${checkout.cancelUrl}">Annulla e torna al sito</a></p>
    <h2>Carte di prova</h2>
    ${notReal}
    <table>
      <thead>
        <tr>
          <th scope="col">Numero</th>
          <th scope="col">Che cosa succede</th>
        </tr>
      </thead>
      <tbody>
        ${cards}
      </tbody>
    </table>
  </div>`;
}

/** Stands in for the bank's page where the cardholder authenticates. */
export function authenticationPage(checkout: SandboxCheckout): Html {
  return html`<div class="narrow">
    <h1>Conferma con la tua banca</h1>
    <div class="card">
      ${summary(checkout)}
      <p>La tua banca vuole sapere se sei tu a fare questo pagamento.</p>
      <form method="post" action="${payPath}/${checkout.id}/conferma">
        <button name="answer" value="yes">Autorizza il pagamento</button>
        <button class="quiet" name="answer" value="no">Rifiuta</button>
      </form>
    </div>
    ${notReal}
  </div>`;
}

export function closedPage(checkout: SandboxCheckout): Html {
  const isPaid = checkout.status === 'complete';
  return html`<div class="narrow">
    <h1>${isPaid ? 'Il pagamento è già stato fatto' : 'Questa pagina di pagamento è scaduta'}</h1>
    <p>${isPaid ? 'Non devi pagare di nuovo.' : 'Non è stato addebitato nulla.'}</p>
    <p>
      <a class="button" href="${isPaid ? addressAfter(checkout) : checkout.cancelUrl}">Torna al sito</a>
    </p>
  </div>`;
}
