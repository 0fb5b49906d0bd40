import { sdkOf } from '@dragoman/hooks/api-query-client'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk/client'
import type { CloudItem, CloudProvider } from '@dragoman/sdk/operations/cloudStorage'
import { BareButton } from '@dragoman/ui/BareButton'
import { Breadcrumbs } from '@dragoman/ui/Breadcrumbs'
import { Button } from '@dragoman/ui/Button'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Icon } from '@dragoman/ui/Icon'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Row, Stack } from '@dragoman/ui/Page'
import { SearchField } from '@dragoman/ui/SearchField'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { TextButton } from '@dragoman/ui/TextButton'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { formatDate } from '../../i18n/format.ts'
import { formatBytes } from '../../i18n/format-amounts.ts'
import { t } from '../../i18n/t.ts'
import styles from './cloud.module.css'
import { hasEnded, problemText } from './cloud-problem.ts'

export interface CloudFolderProps {
  provider: CloudProvider
  extensions?: readonly string[] | undefined
  chosen: readonly CloudItem[]
  onChange: (chosen: readonly CloudItem[]) => void
  isDisabled?: boolean
}

/**
 * Lists the items of a folder, or those with a name; files of the right kind can be chosen, in several folders one
 * after the other.
 */
export function CloudFolder({ provider, extensions, chosen, onChange, isDisabled }: CloudFolderProps) {
  const queryClient = useQueryClient()
  const [path, setPath] = useState<readonly CloudItem[]>([])
  const [typed, setTyped] = useState('')
  const [term, setTerm] = useState('')
  const place = { ...(term ? { term } : path.length > 0 && { folder: path.at(-1)!.id }) }
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [...query(api.cloudStorage.listItems, { path: { provider }, query: place }).queryKey, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(
        sdkOf(queryClient),
        api.cloudStorage.listItems,
        { path: { provider }, query: { ...place, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    meta: { showsErrors: true },
  })
  const isOver = hasEnded(error)
  useEffect(() => {
    const { queryKey } = query(api.cloudStorage.listProviders)
    if (isOver) void queryClient.invalidateQueries({ queryKey })
  }, [isOver, queryClient])
  const items = data?.pages.flatMap((page) => page.items)
  const open = (folders: readonly CloudItem[]) => {
    setPath(folders)
    setTyped('')
    setTerm('')
  }
  const isOfKind = ({ name }: CloudItem) =>
    !extensions || extensions.some((extension) => name.toLowerCase().endsWith(`.${extension}`))
  const choose = (item: CloudItem, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, item] : chosen.filter(({ id }) => id !== item.id))
  return (
    <Stack gap={12}>
      <SearchField
        label={t('cloud.search')}
        value={typed}
        onChange={setTyped}
        onSubmit={(text) => setTerm(text.trim())}
        onClear={() => setTerm('')}
      />
      {path.length > 0 && !term && (
        <Breadcrumbs>
          {[
            <TextButton key="" onPress={() => open([])}>
              {t('cloud.top')}
            </TextButton>,
            ...path.slice(0, -1).map((folder, at) => (
              <TextButton key={folder.id} onPress={() => open(path.slice(0, at + 1))}>
                <bdi>{folder.name}</bdi>
              </TextButton>
            )),
            <bdi key="here">{path.at(-1)!.name}</bdi>,
          ]}
        </Breadcrumbs>
      )}
      <div className={styles.items} aria-busy={!items && !error}>
        {!items && !error && <Skeleton height={200} />}
        {error && !isOver && (
          <InlineAlert
            tone="danger"
            isAnnounced
            action={<Button onPress={() => void refetch()}>{t('shell.retry')}</Button>}
          >
            {problemText(error)}
          </InlineAlert>
        )}
        {items?.length === 0 && (
          <EmptyState
            kind={term ? 'no-match' : 'first-use'}
            headingLevel={3}
            title={t(term ? 'cloud.noMatch' : 'cloud.empty')}
          />
        )}
        {items && items.length > 0 && (
          <ul className={styles.list} aria-label={term ? t('cloud.found') : (path.at(-1)?.name ?? t('cloud.top'))}>
            {items.map((item) => (
              <li key={item.id} className={styles.item}>
                {item.isFolder ? (
                  <BareButton className={styles.folder} onPress={() => open([...path, item])}>
                    <Icon name="folder" />
                    <bdi>{item.name}</bdi>
                  </BareButton>
                ) : (
                  <Checkbox
                    isSelected={chosen.some(({ id }) => id === item.id)}
                    onChange={(isChosen) => choose(item, isChosen)}
                    isDisabled={isDisabled || !isOfKind(item)}
                  >
                    <bdi>{item.name}</bdi>
                  </Checkbox>
                )}
                {!item.isFolder && !isOfKind(item) ? (
                  <span className={styles.detail}>{t('cloud.otherKind')}</span>
                ) : (
                  <>
                    {item.size !== undefined && <span className={styles.detail}>{formatBytes(item.size)}</span>}
                    {item.modifiedAt !== undefined && (
                      <span className={styles.detail}>{formatDate(item.modifiedAt)}</span>
                    )}
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      {hasNextPage && (
        <Row>
          <Button onPress={() => void fetchNextPage()} isPending={isFetchingNextPage}>
            {t('cloud.more')}
          </Button>
        </Row>
      )}
    </Stack>
  )
}
