import type { PensionWishes, WishLimits } from '@riparo/domain/understand/pension/what-if.ts';
import { cents, formatWholeEuro } from '@riparo/domain/platform/values/money.ts';
import { Field } from '@riparo/ui/Field.tsx';
import { Slider } from '@riparo/ui/Slider.tsx';

type WishSlidersProps = {
  readonly limits: WishLimits;
  readonly wishes: PensionWishes;
  readonly onChange: (wishes: PensionWishes) => void;
};

const PRESSES = 20;

/** What somebody may decide or hope for, a slider each. */
export function WishSliders({ limits, wishes, onChange }: WishSlidersProps) {
  const { age, income, saved } = limits;
  return (
    <>
      {age.min < age.max && (
        <Field id="wish-age" label="Quando smetti di lavorare">
          {(wiring) => (
            <Slider
              {...wiring}
              {...age}
              defaultValue={wishes.retirementAge}
              moves="l’età"
              format={(value) => `a ${value} anni`}
              onValueChange={(value) => onChange({ ...wishes, retirementAge: value })}
            />
          )}
        </Field>
      )}
      <Field id="wish-income" label="Reddito lordo all’anno, da qui in poi">
        {(wiring) => (
          <Slider
            {...wiring}
            {...income}
            buttonStep={Math.round((income.max - income.min) / PRESSES / income.step) * income.step}
            defaultValue={wishes.grossIncomeCents}
            moves="il reddito"
            format={(value) => formatWholeEuro(cents(value))}
            onValueChange={(value) => onChange({ ...wishes, grossIncomeCents: cents(value) })}
          />
        )}
      </Field>
      <Field id="wish-saved" label="Risparmio al mese per la pensione">
        {(wiring) => (
          <Slider
            {...wiring}
            {...saved}
            buttonStep={5 * saved.step}
            defaultValue={wishes.savedMonthlyCents}
            moves="il risparmio"
            format={(value) => formatWholeEuro(cents(value))}
            onValueChange={(value) => onChange({ ...wishes, savedMonthlyCents: cents(value) })}
          />
        )}
      </Field>
    </>
  );
}
