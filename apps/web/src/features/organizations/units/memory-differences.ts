import type { OrgUnitMemory, OrgUnitMemorySave } from '@dragoman/sdk/operations/translationMemories'
import type { Difference } from '../../../form/ConflictNotice.tsx'
import { t } from '../../../i18n/t.ts'

/** The memories that two people have bound in different ways: what each of them made of each memory. */
export function memoryDifferences(
  mine: readonly OrgUnitMemorySave[],
  theirs: readonly OrgUnitMemory[],
  known: readonly OrgUnitMemory[],
): Difference[] {
  const names = new Map([...known, ...theirs].map(({ tmUuid, name }) => [tmUuid, name]))
  const ids = new Set([...theirs, ...mine].map(({ tmUuid }) => tmUuid))
  return [...ids].flatMap((id) => {
    const [own, other] = [bindingText(mine, id), bindingText(theirs, id)]
    return own === other ? [] : [{ label: names.get(id) ?? t('organizations.memories.new'), mine: own, theirs: other }]
  })
}

function bindingText(bindings: readonly OrgUnitMemorySave[], id: string): string {
  const binding = bindings.find(({ tmUuid }) => tmUuid === id)
  if (!binding) return t('organizations.memories.notBound')
  if (!binding.default) return t('organizations.memories.onRequest')
  return t(binding.write ? 'organizations.memories.readWrite' : 'organizations.memories.readOnly')
}
