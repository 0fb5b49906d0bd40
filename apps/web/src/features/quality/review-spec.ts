import { reviewFields } from '@dragoman/sdk/list-fields'
import type { QuerySpec } from '../../list/query-spec.ts'
import { categoryWord, resultWord, statusWord } from './review-words.ts'
import { t } from '../../i18n/t.ts'

/** The query line of reviews. */
export const reviewSpec: QuerySpec = {
  fields: reviewFields,
  vocabularies: { step: 'workflow', reviewed: 'workflow' },
  names: {
    status: statusWord,
    result: resultWord,
    category: categoryWord,
    is: (code) =>
      ({
        TO_REPLY: t('quality.counter.toReply'),
        DISPUTED: t('quality.counter.disputed'),
        TO_DECIDE: t('quality.counter.toDecide'),
        SMALL_SAMPLE: t('quality.smallSample'),
        LQA: t('quality.lqa'),
        COUNTED: t('quality.countedInFigures'),
      })[code] ?? code.toLowerCase(),
  },
  sources: {
    linguist: 'linguists',
    reviewer: 'linguists',
    client: 'organizations',
    unit: 'units',
    project: 'projects',
    source: 'languages',
    target: 'languages',
    step: 'steps',
    reviewed: 'steps',
  },
}
