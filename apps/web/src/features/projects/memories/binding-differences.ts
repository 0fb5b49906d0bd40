import type { TranslationMemoryBinding, TranslationMemoryBindingRequest } from '@dragoman/sdk/operations/projects'
import { valueText } from '../../../form/conflict-text.ts'
import type { Difference } from '../../../form/ConflictNotice.tsx'
import { formatNumber, formatPercent } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'

/** The memories that two people have bound to a project in different ways: what each of them made of each memory. */
export function bindingDifferences(
  mine: readonly TranslationMemoryBindingRequest[],
  theirs: readonly TranslationMemoryBinding[],
  known: readonly TranslationMemoryBinding[],
): Difference[] {
  const names = new Map([...known, ...theirs].map(({ tmUuid, name }) => [tmUuid, name]))
  const ids = new Set([...theirs, ...mine].map(({ tmUuid }) => tmUuid))
  return [...ids].flatMap((id) => {
    const [own, other] = [bindingText(mine, id), bindingText(theirs, id)]
    return own === other ? [] : [{ label: names.get(id) ?? t('projects.tab.memories'), mine: own, theirs: other }]
  })
}

/** Its place in the order, and what the project does with it. */
function bindingText(bindings: readonly TranslationMemoryBindingRequest[], id: string): string {
  const at = bindings.findIndex(({ tmUuid }) => tmUuid === id)
  const binding = bindings[at]
  if (!binding) return '–'
  const { read = true, write = true, penalty = 0, threshold } = binding
  return valueText([
    formatNumber(at + 1),
    ...(read ? [t('projects.memories.read')] : []),
    ...(write ? [t('projects.memories.write')] : []),
    ...(penalty > 0 ? [`${t('projects.memories.penalty')} ${formatPercent(penalty / 100)}`] : []),
    ...(threshold === undefined ? [] : [`${t('projects.memories.threshold')} ${formatPercent(threshold / 100)}`]),
  ])
}
