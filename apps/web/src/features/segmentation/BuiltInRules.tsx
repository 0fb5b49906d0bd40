import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Stack } from '@dragoman/ui/Page'
import { t } from '../../i18n/t.ts'
import type { RulesDraft } from './rules-draft.ts'
import { SegmentationPreview } from './SegmentationPreview.tsx'
import { startingRules } from './srx-document.ts'
import { UploadRules } from './UploadRules.tsx'

export interface BuiltInRulesProps {
  unitUuid: string
  /** Why nothing can be changed here; null where it can. */
  lock: string | null
  onStart: (draft: RulesDraft) => void
}

/** A unit without rules of its own: says so, tries the built-in ones, and offers to start own rules or to send some. */
export function BuiltInRules({ unitUuid, lock, onStart }: BuiltInRulesProps) {
  const start = () =>
    onStart({
      fileName: 'segmentation.srx',
      document: startingRules(t('segmentation.allLanguages')),
      text: null,
      extendsBuiltIn: true,
    })
  return (
    <Stack>
      <Card
        title={t('segmentation.builtInTitle')}
        description={lock ?? t('segmentation.builtInText')}
        actions={
          <>
            <UploadRules isDisabled={lock !== null} onRead={onStart} />
            <Button size="small" icon="edit" onPress={start} isDisabled={lock !== null}>
              {t('segmentation.override')}
            </Button>
          </>
        }
      />
      <SegmentationPreview unitUuid={unitUuid} draft={null} problem={undefined} />
    </Stack>
  )
}
