import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { ConnectorDescriptor } from '@dragoman/sdk/connector-kinds'
import type { ConnectorGroup } from '@dragoman/sdk/operations/connectors'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { ComboBox } from '@dragoman/ui/ComboBox'
import { Form } from '@dragoman/ui/Form'
import { MultiSelect } from '@dragoman/ui/MultiSelect'
import { Row, Stack } from '@dragoman/ui/Page'
import { TextField } from '@dragoman/ui/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldErrors } from '../../../errors/error-text.ts'
import { useUnsavedGuard } from '../../../ground/unsaved.ts'
import { t } from '../../../i18n/t.ts'
import { allConfigsQuery } from '../connector-queries.ts'
import { FormProblems } from '../form/FormProblems.tsx'

interface GroupDraft {
  name: string
  orgUnitUuid: string
  configUuids: string[]
}

interface GroupFormProps {
  kind: ConnectorDescriptor
  /** The one to change; a new one without. */
  group?: ConnectorGroup
  isPending: boolean
  error: Error | null
  onSave: (draft: GroupDraft) => void
}

/** A group's name and its connections. */
export function GroupForm({ kind, group, isPending, error, onSave }: GroupFormProps) {
  const start = {
    name: group?.name ?? '',
    unit: group?.orgUnitUuid ?? null,
    configUuids: group?.configs.map(({ uuid }) => uuid) ?? [],
  }
  const [draft, setDraft] = useState<{ name: string; unit: string | null; configUuids: string[] }>(start)
  const [isTried, setTried] = useState(false)
  const configs = useQuery(allConfigsQuery(kind.kind)).data
  const units = useQuery(query(api.orgUnits.list, { query: { size: 500, sort: 'name,asc', status: 'ACTIVE' } })).data
  const set = (change: Partial<typeof draft>) => setDraft({ ...draft, ...change })
  const isDirty = JSON.stringify(draft) !== JSON.stringify(start)
  useUnsavedGuard(isDirty && !isPending)
  const { name, unit, configUuids } = draft
  const save = () => {
    setTried(true)
    if (name.trim() !== '' && unit !== null && configUuids.length > 0)
      onSave({ name: name.trim(), orgUnitUuid: unit, configUuids })
  }
  return (
    <Form label={t('connectors.group')} errors={fieldErrors(error)} onSubmit={save}>
      <Card>
        <Stack>
          <FormProblems error={error} />
          <TextField
            name="name"
            label={t('connectors.name')}
            isRequired
            maxLength={100}
            value={name}
            onChange={(next) => set({ name: next })}
            errorMessage={isTried && name.trim() === '' ? t('connectors.missing') : undefined}
          />
          {!group && (
            <ComboBox
              name="orgUnitUuid"
              label={t('connectors.unit')}
              isRequired
              options={units?.content.map((one) => ({ id: one.uuid, label: one.name }))}
              value={unit}
              onChange={(next) => set({ unit: next })}
              errorMessage={isTried && unit === null ? t('connectors.missing') : undefined}
            />
          )}
          <MultiSelect
            name="configUuids"
            label={t('connectors.connections')}
            selectedLabel={t('connectors.connections')}
            maximum={50}
            options={configs?.content.map((one) => ({ id: one.uuid, label: one.name }))}
            value={configUuids}
            onChange={(next) => set({ configUuids: next })}
            errorMessage={isTried && configUuids.length === 0 ? t('connectors.missing') : undefined}
          />
          <Row>
            <Button type="submit" variant="primary" isPending={isPending} isDisabled={group !== undefined && !isDirty}>
              {t(group ? 'shell.save' : 'connectors.newGroup')}
            </Button>
          </Row>
        </Stack>
      </Card>
    </Form>
  )
}
