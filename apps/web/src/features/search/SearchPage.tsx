import type { List } from '../../list/use-list.ts'
import { oneOf } from '@dragoman/hooks/list'
import type { SearchMode } from '@dragoman/sdk/operations/search'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { NativeSelect } from '@dragoman/ui/NativeSelect'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { Pagination } from '@dragoman/ui/Pagination'
import { SearchField } from '@dragoman/ui/SearchField'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useCallback } from 'react'
import { errorText } from '../../errors/error-text.ts'
import { ErrorState } from '@dragoman/ui/ErrorState'
import { t } from '../../i18n/t.ts'
import { useTyped } from '../../list/use-typed.ts'
import { countText, KindButtons } from './KindButtons.tsx'
import { useSearch, type ResultGroup } from './results.ts'
import { ResultText } from './ResultText.tsx'
import { resultKinds, searchModes, type Result } from './kinds.ts'
import type { searchParams } from './search-params.ts'
import { keepTerm } from './search-term.ts'
import styles from './search.module.css'

const readMode = oneOf(searchModes)
const readKind = oneOf(resultKinds)

/** All results of a search: some of each kind, or a page of one. */
export function SearchPage({ list: { search, set } }: { list: List<ReturnType<typeof searchParams>> }) {
  const { q = '', page = 0 } = search
  const mode = readMode(search.mode) ?? 'contains'
  const kind = readKind(search.kind)
  const write = useCallback(
    (text: string) => {
      keepTerm(text.trim())
      set({ q: text.trim() || undefined })
    },
    [set],
  )
  const [typed, setTyped] = useTyped(q, write)
  const size = kind ? 50 : 10
  const all = useSearch({ q, mode, kind: undefined, size: 10 })
  const one = useSearch({ q: kind ? q : '', mode, kind, page, size })
  const { groups, error, isPending, refetch } = kind ? one : all
  const shown = kind ? groups.filter((group) => group.kind === kind) : groups
  return (
    <Page>
      <PageHeader title={t('search.title')} />
      <PageBody>
        <SearchField label={t('search.field')} value={typed} onChange={setTyped} />
        <div className={styles.kinds} role="group" aria-label={t('search.kinds')}>
          <KindButtons groups={all.groups} kind={kind} onChange={(chosen) => set({ kind: chosen })} />
          <span className={styles.mode}>
            <NativeSelect
              label={t('search.mode')}
              options={searchModes.map((id) => ({ id, label: t(`search.mode.${id}`) }))}
              value={mode}
              onChange={(chosen) => set({ mode: chosen === 'contains' ? undefined : chosen })}
            />
          </span>
        </div>
        {error ? (
          <ErrorState title={errorText(error)} retry={{ onRetry: () => void refetch() }} />
        ) : isPending ? (
          <Skeleton lines={8} />
        ) : q === '' ? (
          <EmptyState kind="first-use" icon="search" title={t('search.start')}>
            {t('search.startHint')}
          </EmptyState>
        ) : shown.length === 0 ? (
          <EmptyState kind="no-match" icon="search" title={t('search.none', { text: q })}>
            {t('search.noneHint')}
          </EmptyState>
        ) : (
          shown.map((group) => <Group key={group.kind} group={group} search={{ text: q, mode }} />)
        )}
        {kind && shown[0] && shown[0].total > size && (
          <Pagination
            page={page}
            pageSize={size}
            total={shown[0].total}
            onPageChange={(next) => set({ page: next || undefined })}
          />
        )}
      </PageBody>
    </Page>
  )
}

interface GroupProps {
  group: ResultGroup
  search: { text: string; mode: SearchMode }
}

function Group({ group, search }: GroupProps) {
  const name = t(`search.kind.${group.kind}`)
  return (
    <section aria-label={name} className={styles.page}>
      <h2 className={styles.heading}>
        {name}
        <span className={styles.number}>{countText(group)}</span>
      </h2>
      <ul className={styles.list}>
        {group.results.map((result) => (
          <li key={result.key}>
            <ResultLink result={result} search={search} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ResultLink({ result, search }: { result: Result; search: GroupProps['search'] }) {
  const text = <ResultText result={result} search={search} />
  return typeof result.place === 'string' ? (
    <a href={result.place} target="_blank" rel="noopener" className={styles.row}>
      {text}
    </a>
  ) : (
    <Link {...(result.place as { to: '/' })} className={styles.row}>
      {text}
    </Link>
  )
}
