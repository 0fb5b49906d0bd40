import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { Card } from '@dragoman/ui/Card'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { SearchField } from '@dragoman/ui/SearchField'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { RegionError } from '../../../errors/RegionError.tsx'
import { t } from '../../../i18n/t.ts'
import { HierarchyTree } from './HierarchyTree.tsx'
import styles from './HierarchyTree.module.css'
import { LevelSettings } from './LevelSettings.tsx'
import { accountNode, systemNode, useHierarchy } from './use-hierarchy.ts'

/** The hierarchy of an account beside the settings that apply at what is selected in it. */
export function Hierarchy({ accountUUID, accountName }: { accountUUID: string; accountName: string }) {
  const [selected, setSelected] = useState(accountNode)
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set([systemNode, accountNode]))
  const [more, setMore] = useState<ReadonlyMap<string, number>>(new Map())
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const open = [...expanded].filter((id) => id !== systemNode)
  const pages = new Map(open.map((id) => [id, more.get(id) ?? 1]))
  const { childrenOf, error, retry } = useHierarchy(accountUUID, pages)
  const found = useQuery({
    ...query(api.accountSettings.listHierarchy, { path: { accountUUID }, query: { search } }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })
  const nodes = search === '' ? undefined : (found.data?.nodes ?? [])
  const failed = error ?? found.error
  return (
    <div className={styles.columns}>
      <Card>
        <SearchField label={t('hierarchy.search')} value={typed} onChange={setTyped} />
        {failed && <RegionError error={failed} onRetry={() => (error ? retry() : void found.refetch())} />}
        {nodes?.length === 0 && !found.isPending ? (
          <EmptyState kind="no-match" icon="search" headingLevel={3} title={t('hierarchy.none')} />
        ) : (
          <HierarchyTree
            accountName={accountName}
            childrenOf={childrenOf}
            found={nodes}
            expanded={expanded}
            onExpand={setExpanded}
            onMore={(id) => setMore(new Map(more).set(id, (more.get(id) ?? 1) + 1))}
            selected={selected}
            onSelect={setSelected}
          />
        )}
      </Card>
      <Card title={t('hierarchy.settings')} isFlush>
        <LevelSettings accountUUID={accountUUID} node={selected} />
      </Card>
    </div>
  )
}
