import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { ConnectorConflict, ConnectorDecision } from '@dragoman/sdk/operations/connectors'
import type { ConnectorKind } from '@dragoman/sdk/operations/shared'
import { Button } from '@dragoman/ui/Button'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Stack } from '@dragoman/ui/Page'
import { Radio, RadioGroup } from '@dragoman/ui/RadioGroup'
import { SidePanel } from '@dragoman/ui/SidePanel'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../../errors/error-text.ts'
import { RegionError } from '../../../errors/RegionError.tsx'
import { showToast } from '../../../ground/toasts.ts'
import { isolated, languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { OpenEditorButton } from '../../editor/open/OpenEditor.tsx'
import styles from '../connectors.module.css'
import { LineDiff } from './LineDiff.tsx'
import { useStartRun } from './use-start-run.ts'

type Choice = ConnectorDecision['decision'] | 'EDIT'

interface ConflictPanelProps {
  /** The connection. */
  config: { uuid: string; name: string; kind: ConnectorKind }
  item: { key: string; title: string; locale?: string | undefined; targetUuid: string }
  onClose: () => void
}

/** Both texts of a translation that someone has changed in the other system, and the ways out. */
export function ConflictPanel({ config, item, onClose }: ConflictPanelProps) {
  const path = { configUuid: config.uuid, targetUuid: item.targetUuid }
  const { data, error, refetch } = useQuery(query(api.connectors.getConflict, { path }))
  const [choice, setChoice] = useState<Choice>()
  const decide = useMutation({ ...mutation(api.connectors.decide), meta: { showsErrors: true } })
  const { start, isPending } = useStartRun(config.uuid, config.kind)
  const save = (decision: ConnectorDecision['decision'], remoteVersion: string) =>
    decide.mutate(
      { path, body: { decision, remoteVersion } },
      {
        onSuccess: () => {
          if (decision === 'OVERWRITE') {
            start({ direction: 'PUSH', keys: [item.key], ...(item.locale && { locales: [item.locale] }) })
            return
          }
          showToast({ tone: 'success', title: t('connectors.theirsKept') })
          onClose()
        },
      },
    )
  return (
    <SidePanel
      isOpen
      size="wide"
      onClose={onClose}
      title={item.locale ? `${item.title}, ${languageName(item.locale)}` : item.title}
      footer={
        data && (
          <>
            <ConflictAction
              choice={choice}
              conflict={data}
              isPending={decide.isPending || isPending}
              onSave={(decision) => save(decision, data.remoteVersion)}
            />
            <Button variant="quiet" onPress={onClose}>
              {t('connectors.later')}
            </Button>
          </>
        )
      }
    >
      {error && !data ? (
        <RegionError error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Stack>
          <p className={styles.text}>{t('connectors.conflictText')}</p>
          <LineDiff conflict={data} />
          <RadioGroup
            label={t('connectors.whatStays')}
            value={choice ?? null}
            onChange={(next) => setChoice(next as Choice)}
          >
            <Radio value="KEEP_THEIRS" description={t('connectors.keepTheirsText')}>
              {t('connectors.keepTheirs')}
            </Radio>
            <Radio value="OVERWRITE" description={t('connectors.overwriteText', { name: isolated(config.name) })}>
              {t('connectors.overwrite')}
            </Radio>
            {data.workUnitUuid !== undefined && (
              <Radio value="EDIT" description={t('connectors.editOursText')}>
                {t('connectors.editOurs')}
              </Radio>
            )}
          </RadioGroup>
          {decide.error && (
            <InlineAlert tone="danger" isAnnounced>
              {errorText(decide.error)}
            </InlineAlert>
          )}
        </Stack>
      ) : (
        <Skeleton lines={10} />
      )}
    </SidePanel>
  )
}

interface ConflictActionProps {
  choice: Choice | undefined
  conflict: ConnectorConflict
  isPending: boolean
  onSave: (decision: ConnectorDecision['decision']) => void
}

function ConflictAction({ choice, conflict, isPending, onSave }: ConflictActionProps) {
  if (choice === 'EDIT') return <EditOurs workUnitUuid={conflict.workUnitUuid!} />
  return (
    <Button
      variant="primary"
      icon="check"
      isDisabled={choice === undefined}
      isPending={isPending}
      onPress={() => onSave(choice!)}
    >
      {t(choice === 'OVERWRITE' ? 'connectors.writeOurs' : 'connectors.keepTheirs')}
    </Button>
  )
}

function EditOurs({ workUnitUuid }: { workUnitUuid: string }) {
  const { data: workUnit } = useQuery(query(api.workUnits.get, { path: { id: workUnitUuid } }))
  return <OpenEditorButton variant="primary" items={workUnit ? [{ workUnit }] : []} />
}
