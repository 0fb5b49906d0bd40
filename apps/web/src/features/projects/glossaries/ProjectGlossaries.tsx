import { useCan } from '@dragoman/hooks/permissions'
import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { GlossaryRef } from '@dragoman/sdk/operations/glossaries'
import { requirements } from '@dragoman/sdk/requirements'
import { ifMatch } from '@dragoman/sdk/versions'
import { Card } from '@dragoman/ui/Card'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { IconButton } from '@dragoman/ui/IconButton'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { RegionError } from '../../../errors/RegionError.tsx'
import { formatList, languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { AddGlossary, glossaryChoices } from './AddGlossary.tsx'

const rowId = ({ uuid }: GlossaryRef) => uuid

/** The glossaries that a project works with, in the order in which they are asked; nothing while there are none to choose from. */
export function ProjectGlossaries({ projectUuid }: { projectUuid: string }) {
  const path = { projectUUID: projectUuid }
  const { data, error, refetch } = useQuery(query(api.projects.listGlossaries, { path }))
  const mayBind = useCan(requirements['projects.bindGlossaries'])
  const { data: known } = useQuery({ ...glossaryChoices(), enabled: mayBind })
  const memories = useQuery(query(api.projects.listTranslationMemories, { path }))
  const { mutate, isPending } = useMutation(mutation(api.projects.bindGlossaries))
  const columns = useMemo(glossaryColumns, [])
  const bound = (data ?? []).map(rowId)
  // Few accounts have any: a card that shows while they load would mostly be taken away again.
  if (!data?.length && !known?.content.length && !error) return null
  // The card of memories above grows with them.
  if (memories.isPending) return null
  const bind = (glossaries: string[]) => mutate({ path, body: { glossaries }, headers: ifMatch(data) })
  return (
    <>
      <Card title={t('projects.glossaries.title')} isFlush>
        <DataTable
          label={t('projects.glossaries.title')}
          columns={columns}
          rows={data}
          rowId={rowId}
          isEmbedded
          error={error && <RegionError error={error} onRetry={() => void refetch()} />}
          rowActions={
            mayBind
              ? {
                  cell: ({ uuid, name }) => (
                    <IconButton
                      size="small"
                      icon="trash"
                      label={t('projects.glossaries.unbind', { name })}
                      isDisabled={isPending}
                      onPress={() => bind(bound.filter((each) => each !== uuid))}
                    />
                  ),
                }
              : undefined
          }
          empty={
            <EmptyState kind="first-use" icon="file" headingLevel={3} title={t('projects.glossaries.empty')}>
              {t('projects.glossaries.emptyText')}
            </EmptyState>
          }
        />
      </Card>
      {mayBind && data && known && (
        <AddGlossary bound={bound} isPending={isPending} onAdd={(uuid) => bind([...bound, uuid])} />
      )}
    </>
  )
}

const glossaryColumns = (): Column<GlossaryRef>[] => [
  { id: 'name', header: t('projects.glossaries.name'), minWidth: 200, isContent: true, cell: ({ name }) => name },
  {
    id: 'languages',
    header: t('projects.languages'),
    minWidth: 240,
    cell: ({ languages = [] }) => formatList(languages.map(languageName)),
  },
]
