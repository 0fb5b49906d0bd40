import type { Permission } from '@dragoman/sdk/operations/permissions'
import { Stack } from '@dragoman/ui/Page'
import { Badge } from '@dragoman/ui/StatusBadge'
import { Timeline, TimelineItem } from '@dragoman/ui/Timeline'
import type { ReactNode } from 'react'
import { t } from '../../i18n/t.ts'
import { permissionName, type PermissionSource } from './permission-sources.ts'
import styles from './PermissionMatrix.module.css'

interface PermissionWhyProps {
  permission: Permission
  sources: readonly PermissionSource[]
  /** Of the person or group. */
  name: string
}

/** Why a permission is in effect or not: what each role and group says, and what was granted here. */
export function PermissionWhy({ permission, sources, name }: PermissionWhyProps) {
  const { code, active, inherited, granted, grantSources } = permission
  return (
    <Stack>
      <div>
        <Badge tone={active ? 'success' : 'neutral'}>
          {t(active ? 'users.permissions.yes' : 'users.permissions.no')}
        </Badge>
      </div>
      <Timeline label={permissionName(permission)}>
        {sources.map((source) => {
          const includes = grantSources.includes(source.id)
          return (
            <Step
              key={source.id}
              is={includes}
              detail={t(includes ? 'users.permissions.includes' : 'users.permissions.excludes')}
            >
              {t(source.isRole ? 'users.permissions.roleNamed' : 'users.permissions.groupNamed', {
                name: source.name,
              })}
            </Step>
          )
        })}
        {(granted || !inherited) && (
          <Step is={granted} detail={<bdi>{name}</bdi>}>
            {t(granted ? 'users.permissions.granted' : 'users.permissions.notGranted')}
          </Step>
        )}
      </Timeline>
      <p className={styles.hint}>{hintOf(permission)}</p>
      <bdi className={styles.code}>{code}</bdi>
    </Stack>
  )
}

function hintOf(permission: Permission): string {
  if (permission.inherited) return t('users.permissions.inherited')
  return t(permission.granted ? 'users.permissions.endHere' : 'users.permissions.grantHere')
}

const Step = ({ is, detail, children }: { is: boolean; detail: ReactNode; children: string }) => (
  <TimelineItem icon={is ? 'check' : 'minus'} tone={is ? 'success' : 'neutral'} time={null} detail={detail}>
    {children}
  </TimelineItem>
)
