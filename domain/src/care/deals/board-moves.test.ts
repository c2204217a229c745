import { describe, expect, test } from 'vitest';
import { dealOrders, dealStages, type DealOrder, type DealStage } from '../../buy/deal/stages.ts';
import { judgeMove, type Move } from './board-moves.ts';

const outcomeOf = (move: Move) => ('action' in move ? move.action : 'refused');

describe('moving a deal on the board', () => {
  test.each<[DealOrder, DealStage, string]>([
    ['pay-first', 'quotation', 'close-lost'],
    ['pay-first', 'qualified_lead', 'close-lost'],
    ['pay-first', 'pay_intent', 'close-lost'],
    ['pay-first', 'paid', 'withdraw'],
    ['pay-first', 'documentation_signed', 'withdraw'],
    ['sign-first', 'documentation_signed', 'close-lost'],
    ['pay-only', 'closed_won', 'withdraw'],
    ['pay-only', 'closed_lost', 'refused'],
  ])('a %s deal moved from %s to lost means: %s', (order, stage, outcome) => {
    expect(outcomeOf(judgeMove({ order, stage }, 'closed_lost'))).toBe(outcome);
  });

  test.each<[DealStage, DealStage, string]>([
    ['paid', 'paid', 'La pratica è già qui.'],
    ['closed_lost', 'closed_lost', 'La pratica è già qui.'],
    ['closed_lost', 'paid', 'Una pratica persa non si riapre: se ne apre un’altra.'],
    ['paid', 'quotation', 'Una pratica comincia da qui e non ci torna.'],
  ])('moving a deal from %s to %s is refused: %s', (stage, to, refusal) => {
    expect(judgeMove({ order: 'pay-first', stage }, to)).toEqual({ refusal });
  });

  test('staff cannot move a deal to any other stage by paying, signing or answering for the buyer', () => {
    for (const order of dealOrders)
      for (const { key: stage } of dealStages)
        for (const { key: to } of dealStages.filter(({ key }) => key !== 'closed_lost')) {
          const move = judgeMove({ order, stage }, to);
          expect(outcomeOf(move)).toBe('refused');
          expect('refusal' in move && move.refusal).toMatch(/^[A-ZÈ].+\.$/);
        }
  });
});
