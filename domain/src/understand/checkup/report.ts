import type { IsoDate } from '../../platform/values/calendar.ts';
import type { CheckupReport } from './report-schema.ts';
import { productPagePath, findProductPage } from '../../buy/products/pages.ts';
import type { CheckupAnswers } from './answers.ts';
import { type AreaKey, areaTitles } from './areas.ts';
import { type Facts, factsOf } from './facts.ts';
import { reasonsIn } from './reasons.ts';
import { scoreCoverage } from './score.ts';
import { SCORE_VERSION } from './score-table.ts';
import { productPageFor, soldOnline, productPagesFor } from './sold-online.ts';
import { offerFor, quotePathFor, suggestedProducts } from './suggested-policies.ts';
import { guidePagePath } from '../../platform/site/guide.ts';

/** The links of an area, suggested or not: our product, our guide, otherwise a quote. */
export const areaLinks = (area: AreaKey, facts: Facts) => {
  const { guide } = suggestedProducts[area];
  const links = [
    ...productPagesFor(area, facts).map((page) => ({
      label: `Scopri ${findProductPage(page)?.name ?? page}`,
      url: productPagePath(page),
    })),
    ...(guide ? [{ label: 'Leggi la guida', url: guidePagePath(guide) }] : []),
  ];
  return links.length > 0 ? links : [{ label: 'Chiedi un preventivo', url: quotePathFor(area) }];
};

const twoDecimals = (share: number) => Math.round(share * 100) / 100;

const pagePathFor = (area: AreaKey, facts: Facts) => {
  const page = productPageFor(area, facts);
  return page && productPagePath(page);
};

/** The whole report, computed once on the day of the answers and stored unchanged. */
export function writeReport(answers: CheckupAnswers, today: IsoDate): Omit<CheckupReport, 'id'> {
  const facts = factsOf(answers, today);
  const { result, areas, suggested } = scoreCoverage(answers, today);
  const greatestNeed = Math.max(...areas.map(({ need }) => need));
  return {
    client: { first_name: answers.first_name },
    request: { coverage_feeling: answers.coverage_feeling },
    result,
    suggested_policies: suggested.map((area) => ({
      ...offerFor(area, answers.client_dob, today, soldOnline(area, facts)),
      product_page_url: pagePathFor(area, facts),
      reasons: [...reasonsIn(area, facts)],
    })),
    areas: areas.map(({ area, need, cover }) => ({
      key: area,
      title: areaTitles[area],
      need: twoDecimals(need / greatestNeed),
      cover: twoDecimals(cover),
      links: areaLinks(area, facts),
    })),
    score_version: SCORE_VERSION,
    created_on: today,
  };
}
