import { valueText } from '../../form/conflict-text.ts'
import type { Difference } from '../../form/ConflictNotice.tsx'
import { t } from '../../i18n/t.ts'
import type { RulesDraft } from './rules-draft.ts'
import type { SrxRule } from './srx-document.ts'

type Rules = Pick<RulesDraft, 'document' | 'extendsBuiltIn'>

/** The differences between two people's rules; a rule that only one of them has is named by its two expressions. */
export function rulesDifferences(mine: Rules, theirs: Rules): Difference[] {
  const row = (label: string, own: string, other: string): Difference[] =>
    own === other ? [] : [{ label, mine: own, theirs: other }]
  const names = [...new Set([...theirs.document.sets, ...mine.document.sets].map(({ name }) => name))]
  return [
    ...row(t('segmentation.extends'), valueText(mine.extendsBuiltIn), valueText(theirs.extendsBuiltIn)),
    ...names.flatMap((name) => {
      const [own, other] = [linesOf(mine, name), linesOf(theirs, name)]
      // The same rules in another order are another result.
      const isReordered = own.toSorted().join('\n') === other.toSorted().join('\n')
      const only = (lines: readonly string[], elsewhere: readonly string[]) =>
        valueText(isReordered ? lines : lines.filter((line) => !elsewhere.includes(line)))
      return row(t('segmentation.rulesOf', { name }), only(own, other), only(other, own))
    }),
    ...row(t('segmentation.languages'), mapsText(mine), mapsText(theirs)),
    ...row(t('segmentation.cascade'), valueText(mine.document.cascade), valueText(theirs.document.cascade)),
  ]
}

const linesOf = ({ document }: Rules, name: string): string[] =>
  document.sets.find((set) => set.name === name)?.rules.map(ruleText) ?? []

/** As a line of the table: `No break: \bFoo\. | \s`. */
const ruleText = ({ breaks, before, after }: SrxRule) =>
  `${t(breaks ? 'segmentation.break' : 'segmentation.noBreak')}: ${before} | ${after}`

const mapsText = ({ document }: Rules) => valueText(document.maps.map(({ pattern, set }) => `${pattern} → ${set}`))
