import type { WriteConflict } from '@dragoman/hooks/versions'
import type { SegmentationRules } from '@dragoman/sdk/operations/segmentationRules'
import { useQuery } from '@tanstack/react-query'
import { ConflictNotice } from '../../form/ConflictNotice.tsx'
import { t } from '../../i18n/t.ts'
import type { RulesDraft } from './rules-draft.ts'
import { rulesDifferences } from './rules-differences.ts'
import { rulesTextQuery } from './rules-queries.ts'
import { readSrx } from './srx-document.ts'

export interface RulesConflictProps {
  unitUuid: string
  /** The draft that is edited here. */
  draft: RulesDraft
  conflict: WriteConflict<SegmentationRules | null> | undefined
  onKeepMine: () => void
  isPending: boolean
}

/** Says who has saved rules meanwhile, and what differs from the ones that are edited; null are the built-in ones. */
export function RulesConflict({ unitUuid, draft, conflict, onKeepMine, isPending }: RulesConflictProps) {
  const present = conflict?.present
  const { data: text } = useQuery({
    ...rulesTextQuery(unitUuid, present?.uuid),
    enabled: present != null,
  })
  const differences =
    present && text !== undefined
      ? rulesDifferences(draft, { document: readSrx(text), extendsBuiltIn: present.extendsBuiltIn })
      : conflict && !present
        ? [{ label: t('segmentation.origin'), mine: t('segmentation.own'), theirs: t('segmentation.builtIn') }]
        : []
  return <ConflictNotice conflict={conflict} differences={differences} onKeepMine={onKeepMine} isPending={isPending} />
}
