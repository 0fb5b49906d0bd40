import { mutation } from '@dragoman/hooks/query'
import { useVersionedMutation } from '@dragoman/hooks/versions'
import * as api from '@dragoman/sdk/api'
import type { SegmentationRules } from '@dragoman/sdk/operations/segmentationRules'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Row, Stack } from '@dragoman/ui/Page'
import { Switch } from '@dragoman/ui/Switch'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { confirmDelete } from '../../form/confirm-delete.ts'
import { formatTimestamp } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { showToast } from '../../ground/toasts.ts'
import { useUnsavedGuard } from '../../ground/unsaved.ts'
import { saveBlob } from '../../files/save-file.ts'
import { LanguageMaps } from './LanguageMaps.tsx'
import {
  neverBreaks,
  problemOf,
  textOf,
  withDocument,
  withSet,
  type RulesDraft,
  type RulesProblem,
} from './rules-draft.ts'
import { rulesTextQuery } from './rules-queries.ts'
import { RulesConflict } from './RulesConflict.tsx'
import { RuleSets } from './RuleSets.tsx'
import { SegmentationPreview } from './SegmentationPreview.tsx'
import { readSrx } from './srx-document.ts'
import { UploadRules } from './UploadRules.tsx'

export interface OwnRulesProps {
  unitUuid: string
  /** The rules that hold; undefined before the first ones are saved. */
  rules: SegmentationRules | undefined
  /** Their file. */
  text: string | undefined
  /** The draft that was begun or sent where there were no rules. */
  started: RulesDraft | null
  lock: string | null
  /** There are none to edit any more. */
  onGivenUp: () => void
}

/** The rules of a unit's own, as a table to edit, with a trial of what they do before they are saved. */
export function OwnRules({ unitUuid, rules, text, started, lock, onGivenUp }: OwnRulesProps) {
  const saved = (): RulesDraft | null =>
    rules && text !== undefined
      ? { fileName: rules.fileName, document: readSrx(text), text, extendsBuiltIn: rules.extendsBuiltIn }
      : null
  const [draft, setDraft] = useState<RulesDraft>(() => saved() ?? started!)
  const [isDirty, setDirty] = useState(rules === undefined)
  const [problem, setProblem] = useState<RulesProblem>()
  const client = useQueryClient()
  const upload = useVersionedMutation(api.segmentationRules.upload, rules, {
    meta: { showsErrors: true },
    onTakeTheirs: (present) => void load(present),
  })
  const { mutateAsync: remove } = useMutation({
    ...mutation(api.segmentationRules.remove),
    meta: { showsErrors: true },
  })
  useUnsavedGuard(isDirty)
  const change = (next: RulesDraft) => {
    setDraft(next)
    setDirty(true)
    upload.reset()
  }
  /** Edits what someone else has saved; null where they went back to the built-in rules. */
  const load = async (present: SegmentationRules | null) => {
    setDirty(false)
    if (!present) return onGivenUp()
    const { fileName, extendsBuiltIn } = present
    const theirs = await client.fetchQuery(rulesTextQuery(unitUuid, present.uuid))
    setDraft({ fileName, document: readSrx(theirs), text: theirs, extendsBuiltIn })
  }
  const save = () => {
    const params = {
      path: { orgUnitUUID: unitUuid },
      query: { extendsBuiltIn: draft.extendsBuiltIn },
      body: { file: new File([textOf(draft)], draft.fileName, { type: 'application/xml' }) },
    }
    const onSuccess = () => {
      setDirty(false)
      showToast({ tone: 'success', title: t('segmentation.saved'), description: t('segmentation.savedText') })
    }
    if (upload.conflict) upload.conflict.keepMine(params)
    else upload.mutate(params, { onSuccess })
  }
  const reset = async () => {
    await remove({ path: { orgUnitUUID: unitUuid } })
    setDirty(false)
    onGivenUp()
  }
  const discard = () => {
    const before = saved()
    upload.reset()
    if (!rules) return onGivenUp()
    if (before) setDraft(before)
    setDirty(false)
  }
  const refused = upload.error ? problemOf(upload.error, draft) : problem
  const edited = { draft, isDisabled: lock !== null, problem: refused }
  return (
    <Stack>
      <Card
        title={t('segmentation.ownTitle')}
        description={
          lock ??
          (rules
            ? t('segmentation.ownText', {
                name: rules.createdBy?.name ?? '–',
                date: formatTimestamp(rules.creationDate),
                file: rules.fileName,
              })
            : t('segmentation.newText'))
        }
        actions={
          <>
            <Button
              size="small"
              icon="download"
              onPress={() => saveBlob(new Blob([textOf(draft)], { type: 'application/xml' }), draft.fileName)}
            >
              {t('segmentation.download')}
            </Button>
            <UploadRules isDisabled={lock !== null} onRead={change} />
            {rules && (
              <Button
                size="small"
                icon="undo"
                isDisabled={lock !== null}
                onPress={() =>
                  confirmDelete({
                    title: t('segmentation.resetTitle'),
                    text: t('segmentation.resetText'),
                    verb: t('segmentation.reset'),
                    run: reset,
                  })
                }
              >
                {t('segmentation.reset')}
              </Button>
            )}
          </>
        }
        footer={
          <Row>
            <Button
              variant="primary"
              onPress={save}
              isPending={upload.isPending}
              isDisabled={!isDirty || lock !== null}
            >
              {t('shell.save')}
            </Button>
            <Button onPress={discard} isDisabled={!isDirty || upload.isPending}>
              {t('segmentation.discard')}
            </Button>
          </Row>
        }
      >
        <Stack>
          <Switch
            isSelected={draft.extendsBuiltIn}
            onChange={(extendsBuiltIn) => change({ ...draft, extendsBuiltIn })}
            description={t('segmentation.extendsText')}
            isDisabled={lock !== null}
          >
            {t('segmentation.extends')}
          </Switch>
          {neverBreaks(draft) && <InlineAlert tone="warning">{t('segmentation.neverBreaks')}</InlineAlert>}
          <RulesConflict
            unitUuid={unitUuid}
            draft={draft}
            conflict={upload.conflict}
            onKeepMine={save}
            isPending={upload.isPending}
          />
          {refused && refused.id === undefined && (
            <InlineAlert tone="danger" isAnnounced title={t('segmentation.refused')}>
              {refused.reason}
            </InlineAlert>
          )}
          <RuleSets
            {...edited}
            onSetChange={(set) => change(withSet(draft, set))}
            onDocumentChange={(part) => change(withDocument(draft, part))}
          />
          <LanguageMaps {...edited} onChange={(part) => change(withDocument(draft, part))} />
        </Stack>
      </Card>
      <SegmentationPreview unitUuid={unitUuid} draft={draft} problem={refused} onProblem={setProblem} />
    </Stack>
  )
}
