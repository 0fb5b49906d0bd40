import type { PageOf } from '@dragoman/hooks/list'
import type { ListName } from '@dragoman/sdk/operations/listViews'
import { Button } from '@dragoman/ui/Button'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader, type PageHeaderProps } from '@dragoman/ui/PageHeader'
import { keepPreviousData, useQuery, type QueryKey } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { t } from '../i18n/t.ts'
import { LinkButton } from '../ground/links.ts'
import { useCommands } from '../ground/commands.ts'
import type { ExportOf, ExportPath } from './ExportDialog.tsx'
import { ExportMenu } from './ExportMenu.tsx'
import { ListTable, type ListTableProps } from './ListTable.tsx'
import { ListToolbar } from './ListToolbar.tsx'
import type { QuerySpec } from './query-spec.ts'
import { ViewsMenu } from './ViewsMenu.tsx'

export interface ListPageProps<Row, Answer extends PageOf<Row>, Key extends QueryKey> extends Omit<
  ListTableProps<Row, Answer, Key>,
  'label' | 'empty'
> {
  title: string
  /** The name under which its views are saved. */
  name: ListName
  of: ExportOf
  /** Additional parts of its export's address. */
  exportPath?: ExportPath
  /** The other parts of the header. */
  header?: Pick<PageHeaderProps, 'breadcrumbs' | 'description' | 'status'>
  spec: QuerySpec
  /** The label of the search, such as "Search by name". */
  searchLabel: string
  /** How many there are, in words. */
  count: (count: number) => string
  /** How many there are without a filter, where that is known. */
  total?: number | undefined
  /** Figures above the list that narrow it. */
  counters?: ReactNode
  /** Stands beside the export. */
  actions?: ReactNode
  /** Where another one is made, for those who may. */
  create:
    | {
        to:
          | '/users/create'
          | '/organizations/create'
          | '/organizations/units/create'
          | '/tm/create'
          | '/glossary/create'
        label: string
        /** Why that is not possible now. */
        reason?: string
      }
    | false
  /** Stands there before there is anything. */
  empty: {
    title: string
    text: string
    action?: ReactNode
    /** Other ways to begin, beside the creation. */
    more?: ReactNode
  }
}

/** A page that is a list: title, export, and creation on top, then query line, views, columns, and the table. */
export function ListPage<Row extends { uuid: string }, Answer extends PageOf<Row>, Key extends QueryKey>({
  title,
  name,
  of,
  exportPath,
  header,
  spec,
  searchLabel,
  count,
  total,
  counters,
  actions,
  create,
  empty,
  ...table
}: ListPageProps<Row, Answer, Key>) {
  const { list, query, columns } = table
  const { data } = useQuery({ ...query, placeholderData: keepPreviousData as never })
  const navigate = useNavigate()
  const isOpen = create && create.reason === undefined
  useCommands(
    isOpen
      ? [{ keys: ['c'], label: () => create.label, icon: 'plus', run: () => void navigate({ to: create.to }) }]
      : [],
  )
  const createLink = isOpen ? (
    <LinkButton to={create.to} variant="primary" icon="plus">
      {create.label}
    </LinkButton>
  ) : (
    create && (
      <Button variant="primary" icon="plus" isDisabled aria-label={`${create.label}: ${create.reason}`}>
        {create.label}
      </Button>
    )
  )
  const firstUse = (createLink || empty.more) && (
    <>
      {createLink}
      {empty.more}
    </>
  )
  return (
    <Page isFilling>
      <PageHeader
        {...header}
        title={title}
        actions={
          <>
            <ExportMenu of={of} path={exportPath} list={list} columns={columns} />
            {actions}
            {createLink}
          </>
        }
      />
      <PageBody>
        {counters}
        <ListToolbar
          list={list}
          spec={spec}
          searchLabel={searchLabel}
          count={
            data &&
            (list.isFiltered && total !== undefined
              ? t('list.countOf', { count: data.totalElements, total })
              : count(data.totalElements))
          }
          columns={columns}
          queryKey={query.queryKey}
        >
          <ViewsMenu list={list} name={name} />
        </ListToolbar>
        <ListTable
          {...table}
          label={title}
          empty={
            <EmptyState kind="first-use" title={empty.title} action={empty.action ?? firstUse}>
              {empty.text}
            </EmptyState>
          }
        />
      </PageBody>
    </Page>
  )
}
