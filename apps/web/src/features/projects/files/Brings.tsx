import type { FilesEstimate } from '@dragoman/sdk/operations/costs'
import type { WordCounter } from '@dragoman/sdk/operations/shared'
import { DescriptionList, Property } from '@dragoman/ui/DescriptionList'
import { Disclosure } from '@dragoman/ui/Disclosure'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Stack, Tiles } from '@dragoman/ui/Page'
import { Stat } from '@dragoman/ui/Stat'
import { formatNumber, languageName } from '../../../i18n/format.ts'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { enumWord, t } from '../../../i18n/t.ts'

export interface BringsProps {
  /** Undefined as long as it is not known. */
  tasks: number | undefined
  /** In all target languages. */
  words: number
  counter: WordCounter | undefined
  /** Undefined while it is worked out. */
  estimate: FilesEstimate | undefined
  hasCost: boolean
  /** One below the heading that it stands under. */
  headingLevel: 3 | 4
  /** It stands in a column: what is widest has a line of its own. */
  isNarrow?: boolean
}

/** The work that files bring into a project: tasks, words, and their highest cost. */
export function Brings({ tasks, words, counter, estimate, hasCost, headingLevel, isNarrow }: BringsProps) {
  const cost = hasCost && (
    <Stat
      label={t('intake.cost')}
      value={estimate && formatMoney(estimate.total, estimate.currency)}
      meta={t('intake.costText')}
    />
  )
  return (
    <section aria-label={t('intake.brings')}>
      <Stack gap={12}>
        <Tiles minimum={isNarrow ? 130 : 160}>
          {tasks !== undefined && <Stat label={t('intake.tasks')} value={formatNumber(tasks)} />}
          <Stat
            label={t('projects.words')}
            value={formatNumber(words)}
            meta={counter && t('intake.counter', { counter: enumWord('wordCounter', counter) })}
          />
          {!isNarrow && cost}
        </Tiles>
        {isNarrow && cost}
        {estimate && estimate.pairs.length > 1 && (
          <Disclosure title={t('intake.byLanguage')} headingLevel={headingLevel}>
            <DescriptionList layout="beside">
              {estimate.pairs.map(({ targetLocale, total }) => (
                <Property key={targetLocale} term={languageName(targetLocale)}>
                  {formatMoney(total, estimate.currency)}
                </Property>
              ))}
            </DescriptionList>
          </Disclosure>
        )}
        {estimate?.missingPrices && <InlineAlert tone="warning">{t('intake.missingPrices')}</InlineAlert>}
      </Stack>
    </section>
  )
}
