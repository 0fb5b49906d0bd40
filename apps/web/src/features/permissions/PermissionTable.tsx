import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Permission } from '@dragoman/sdk/operations/permissions'
import { Card } from '@dragoman/ui/Card'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Row } from '@dragoman/ui/Page'
import { SearchField } from '@dragoman/ui/SearchField'
import { SegmentedControl } from '@dragoman/ui/SegmentedControl'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useMediaQuery } from '@dragoman/ui/use-media-query'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { RegionError } from '../../errors/RegionError.tsx'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { isIn, permissionName, permissionViews, sourcesOf, type PermissionView } from './permission-sources.ts'
import styles from './PermissionMatrix.module.css'
import { PermissionMatrix, type PermissionMatrixProps } from './PermissionMatrix.tsx'
import { PermissionWhy } from './PermissionWhy.tsx'

export interface PermissionTableProps {
  /** A person or a group. */
  granteeUuid: string
  name: string
  /** Why nothing can be changed here; null where it can. */
  lock: string | null
  /** Beside the table, and below it where there is no room. */
  aside?: ReactNode
}

/** The permissions of a person or group: where each comes from, and what is granted beyond that. */
export function PermissionTable({ granteeUuid, name, lock, aside }: PermissionTableProps) {
  const { data, error, refetch } = useQuery(query(api.permissions.list, { path: { granteeUuid } }))
  const [opened, setOpened] = useState<string>()
  const isWide = useMediaQuery('(width >= 1200px)')
  const open = data?.find(({ code }) => code === opened)
  if (error && !data) return <RegionError error={error} onRetry={() => void refetch()} />
  const why = data && open && <PermissionWhy permission={open} sources={sourcesOf(data)} name={name} />
  return (
    <div className={styles.layout}>
      <div className={styles.column}>
        {lock && <InlineAlert tone="info">{lock}</InlineAlert>}
        {data ? (
          <Permissions
            permissions={data}
            name={name}
            isLocked={lock !== null}
            opened={opened}
            onOpen={(code) => setOpened(code === opened ? undefined : code)}
            why={!isWide && why}
          />
        ) : (
          <Card>
            <Skeleton lines={12} />
          </Card>
        )}
      </div>
      <aside className={styles.column}>
        {isWide && <Card title={open ? permissionName(open) : t('users.permissions.why')}>{why ?? <Hint />}</Card>}
        {aside}
      </aside>
    </div>
  )
}

const Hint = () => <p className={styles.hint}>{t('users.permissions.whyText')}</p>

interface PermissionsProps extends Pick<PermissionMatrixProps, 'name' | 'isLocked' | 'opened' | 'onOpen' | 'why'> {
  permissions: readonly Permission[]
}

function Permissions({ permissions, ...matrix }: PermissionsProps) {
  const [view, setView] = useState<PermissionView>('all')
  const [text, setText] = useState('')
  const sources = sourcesOf(permissions)
  // A group has only permissions of its own.
  const views = permissionViews.filter((each) => sources.length > 0 || each === 'all' || each === 'allowed')
  const wanted = text.trim().toLowerCase()
  const shown = permissions.filter(
    (permission) =>
      isIn(view, permission) &&
      (permissionName(permission).toLowerCase().includes(wanted) || permission.code.toLowerCase().includes(wanted)),
  )
  return (
    <>
      <Row>
        <div className={styles.find}>
          <SearchField
            label={t('users.permissions.search', { count: permissions.length })}
            value={text}
            onChange={setText}
          />
        </div>
        <SegmentedControl
          label={t('users.permissions.show')}
          value={view}
          onChange={setView}
          options={views.map((id) => ({
            id,
            label: t(`users.permissions.show.${id}`),
            count: formatNumber(permissions.filter((permission) => isIn(id, permission)).length),
          }))}
        />
      </Row>
      <PermissionMatrix permissions={shown} all={permissions} sources={sources} {...matrix} />
    </>
  )
}
