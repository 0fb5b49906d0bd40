import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { connectorKinds, type ConnectorDescriptor } from '@dragoman/sdk/connector-kinds'
import type { ConnectorKind } from '@dragoman/sdk/operations/shared'
import { isAccountType } from '@dragoman/sdk/permissions'
import { tiersFrom } from '@dragoman/sdk/tiers'
import { useSession } from '@dragoman/hooks/session'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Form, FormLayout } from '@dragoman/ui/Form'
import { Row, Stack } from '@dragoman/ui/Page'
import { Select } from '@dragoman/ui/Select'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { fieldErrors } from '../../../errors/error-text.ts'
import { useUnsavedGuard } from '../../../ground/unsaved.ts'
import { t } from '../../../i18n/t.ts'
import { configPlace, createHref } from '../connector-places.ts'
import { overviewQuery } from '../connector-queries.ts'
import { aboutKind } from '../connector-words.ts'
import styles from '../connectors.module.css'
import { emptyDraft, inputOf, isRight, type ConnectionDraft } from '../form/connection-draft.ts'
import { FormProblems } from '../form/FormProblems.tsx'
import { ReachFields } from '../form/ReachFields.tsx'
import { SetupFrame } from './SetupFrame.tsx'

/** The first step of a new connection: its kind, and how the other system is reached. */
export function NewConnection({ kind }: { kind: ConnectorDescriptor | undefined }) {
  return (
    <SetupFrame
      title={kind ? t('connectors.connectKind', { name: kind.name }) : t('connectors.newConnection')}
      step="reach"
    >
      <FormLayout>
        <KindChoice kind={kind} />
        {kind && <ReachForm key={kind.kind} kind={kind} />}
      </FormLayout>
    </SetupFrame>
  )
}

function KindChoice({ kind }: { kind: ConnectorDescriptor | undefined }) {
  const { data } = useSuspenseQuery(overviewQuery())
  const { subject } = useSession().snapshot
  const navigate = useNavigate()
  const isIncluded = ({ tier }: ConnectorDescriptor) => isAccountType(subject, ...tiersFrom(tier))
  const options = data
    .map(({ kind: code }) => connectorKinds[code])
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map((one) => ({ id: one.kind, label: one.name, description: aboutKind(one), isDisabled: !isIncluded(one) }))
  return (
    <Card>
      <Select
        label={t('connectors.system')}
        options={options}
        value={kind?.kind ?? null}
        onChange={(code) => void navigate({ to: createHref(code as ConnectorKind) as '/connectors', replace: true })}
      />
    </Card>
  )
}

function ReachForm({ kind }: { kind: ConnectorDescriptor }) {
  const [draft, setDraft] = useState<ConnectionDraft>(() => emptyDraft(kind))
  const [isTried, setTried] = useState(false)
  const navigate = useNavigate()
  const create = useMutation({ ...mutation(api.connectors.createConfig), meta: { showsErrors: true } })
  const isDirty = JSON.stringify(draft) !== JSON.stringify(emptyDraft(kind))
  useUnsavedGuard(isDirty && !create.isPending && !create.isSuccess)
  const save = () => {
    setTried(true)
    if (!isRight(kind, draft)) return
    create.mutate(
      { body: inputOf(kind, draft) },
      {
        onSuccess: ({ uuid }) =>
          void navigate({
            ...configPlace(kind.kind, uuid),
            search: { step: 'reach' },
            replace: true,
          }),
      },
    )
  }
  return (
    <Form label={t('connectors.step.reach')} errors={fieldErrors(create.error)} onSubmit={save}>
      <Card title={t('connectors.step.reach')} description={t('connectors.secretText')}>
        <Stack>
          <FormProblems error={create.error} />
          <ReachFields
            kind={kind}
            draft={draft}
            configUuid={undefined}
            isTried={isTried}
            onChange={(change) => setDraft({ ...draft, ...change })}
          />
          <p className={styles.text}>{t('connectors.nothingRuns')}</p>
          <Row>
            <Button type="submit" variant="primary" isPending={create.isPending}>
              {t('connectors.saveAndTry')}
            </Button>
          </Row>
        </Stack>
      </Card>
    </Form>
  )
}
