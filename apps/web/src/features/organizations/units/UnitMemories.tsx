/* oxlint-disable jsx-a11y/control-has-associated-label -- the name of a row is a link */
import { useMissing } from '@dragoman/hooks/permissions'
import { query } from '@dragoman/hooks/query'
import { useVersionedMutation } from '@dragoman/hooks/versions'
import * as api from '@dragoman/sdk/api'
import type { OrgUnit } from '@dragoman/sdk/operations/orgUnits'
import type { OrgUnitMemory, OrgUnitMemorySave } from '@dragoman/sdk/operations/translationMemories'
import { requirements } from '@dragoman/sdk/requirements'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { IconButton } from '@dragoman/ui/IconButton'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Stack } from '@dragoman/ui/Page'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { Switch } from '@dragoman/ui/Switch'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Languages } from '../../../display/Languages.tsx'
import { errorText, forbiddenReason } from '../../../errors/error-text.ts'
import { RegionError } from '../../../errors/RegionError.tsx'
import { ConflictNotice } from '../../../form/ConflictNotice.tsx'
import { t } from '../../../i18n/t.ts'
import { Link } from '../../../ground/links.ts'
import { AddOne } from '../client/AddOne.tsx'
import styles from '../client/client.module.css'
import { memoryDifferences } from './memory-differences.ts'
import table from './settings/SettingsTable.module.css'

/** The memories that new projects of an organizational unit use, and write to. */
export function UnitMemories({ unit }: { unit: OrgUnit }) {
  const options = query(api.translationMemories.listOfOrgUnit, { path: { orgUnitUUID: unit.uuid } })
  const { data, error, refetch } = useQuery(options)
  if (error && !data) return <RegionError error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={8} />
  return <Bindings unit={unit} memories={data} />
}

function Bindings({ unit, memories: read }: { unit: OrgUnit; memories: OrgUnitMemory[] }) {
  const missing = useMissing(requirements['translationMemories.bindToOrgUnit'])
  const bind = useVersionedMutation(api.translationMemories.bindToOrgUnit, read, { meta: { showsErrors: true } })
  const [sent, setSent] = useState<readonly OrgUnitMemorySave[]>([])
  bind.follow(bind.conflict !== undefined || bind.isPending)
  const memories = bind.base
  const isLocked = missing.length > 0
  const isDisabled = isLocked || bind.isPending || bind.conflict !== undefined
  const save = (body: OrgUnitMemorySave[]) => {
    setSent(body)
    bind.mutate({ path: { orgUnitUUID: unit.uuid }, body })
  }
  const present = memories.map(asSave)
  const change = (tmUuid: string, part: Partial<OrgUnitMemorySave>) =>
    save(present.map((memory) => (memory.tmUuid === tmUuid ? { ...memory, ...part } : memory)))
  return (
    <Stack gap={12}>
      <div className={styles.bar}>
        <h2 className={styles.title}>{t('organizations.tab.memories')}</h2>
        {!isLocked && (
          <AddMemory
            present={memories}
            isDisabled={isDisabled}
            onAdd={(tmUuid) => save([...present, { tmUuid, default: true, write: true }])}
          />
        )}
      </div>
      {isLocked && <InlineAlert tone="info">{forbiddenReason(missing)}</InlineAlert>}
      {bind.error && (
        <InlineAlert tone="danger" isAnnounced>
          {errorText(bind.error)}
        </InlineAlert>
      )}
      <ConflictNotice
        conflict={bind.conflict}
        differences={bind.conflict && memoryDifferences(sent, bind.conflict.present, memories)}
        isPending={bind.isPending}
      />
      {memories.length === 0 ? (
        <EmptyState kind="first-use" icon="database" headingLevel={3} title={t('organizations.memories.none')}>
          {t('organizations.memoriesText')}
        </EmptyState>
      ) : (
        <div className={table.frame}>
          <table className={table.table} aria-label={t('organizations.tab.memories')}>
            <thead>
              <tr>
                <th scope="col">{t('organizations.memories.memory')}</th>
                <th scope="col">{t('organizations.memories.languages')}</th>
                <th scope="col">{t('organizations.memories.use')}</th>
                <th scope="col">{t('organizations.memories.write')}</th>
                <th scope="col">{t('organizations.settings.actions')}</th>
              </tr>
            </thead>
            <tbody>
              {memories.map((memory) => (
                <tr key={memory.tmUuid}>
                  <th scope="row" className={table.name}>
                    <Link to="/tm/$id" params={{ id: memory.tmUuid }} variant="plain">
                      <bdi>{memory.name}</bdi>
                    </Link>
                  </th>
                  <td>
                    <Languages source={memory.sourceLocale} target={memory.targetLocales} />
                  </td>
                  <td>
                    <Switch
                      isSelected={memory.default}
                      isDisabled={isDisabled}
                      onChange={(isDefault) => change(memory.tmUuid, { default: isDefault })}
                    >
                      {t('organizations.memories.use')}
                    </Switch>
                  </td>
                  <td>
                    <Switch
                      isSelected={memory.write}
                      isDisabled={isDisabled || !memory.default}
                      onChange={(write) => change(memory.tmUuid, { write })}
                    >
                      {t('organizations.memories.write')}
                    </Switch>
                  </td>
                  <td className={table.actions}>
                    <div className={table.buttons}>
                      {!isLocked && (
                        <IconButton
                          icon="x"
                          size="small"
                          label={t('organizations.memories.remove', { name: memory.name })}
                          isDisabled={isDisabled}
                          onPress={() => save(present.filter(({ tmUuid }) => tmUuid !== memory.tmUuid))}
                        />
                      )}
                    </div>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Stack>
  )
}

const asSave = ({ tmUuid, default: isDefault, write }: OrgUnitMemory): OrgUnitMemorySave => ({
  tmUuid,
  default: isDefault,
  write,
})

interface AddMemoryProps {
  present: readonly OrgUnitMemory[]
  isDisabled: boolean
  onAdd: (tmUuid: string) => void
}

function AddMemory({ present, isDisabled, onAdd }: AddMemoryProps) {
  const { data } = useQuery(query(api.translationMemories.list, { query: { pageSize: 200, idsOnly: true } }))
  const free = data?.content.filter(({ uuid }) => !present.some(({ tmUuid }) => tmUuid === uuid))
  return (
    <AddOne
      label={t('organizations.memories.choose')}
      button={t('organizations.memories.add')}
      options={free?.map(({ uuid, name }) => ({ id: uuid, label: name }))}
      isDisabled={isDisabled}
      onAdd={onAdd}
    />
  )
}
