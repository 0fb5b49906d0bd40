import type { Permission } from '@dragoman/sdk/operations/permissions'
import { BareButton } from '@dragoman/ui/BareButton'
import { Card } from '@dragoman/ui/Card'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Icon } from '@dragoman/ui/Icon'
import { Fragment, useState, type KeyboardEvent, type ReactNode } from 'react'
import { formatNumber } from '../../i18n/format.ts'
import { enumWord, t } from '../../i18n/t.ts'
import { permissionName, type PermissionSource } from './permission-sources.ts'
import styles from './PermissionMatrix.module.css'
import { PermissionSwitch } from './PermissionSwitch.tsx'
import { sourceText } from './source-text.ts'

export interface PermissionMatrixProps {
  /** Those that are shown. */
  permissions: readonly Permission[]
  all: readonly Permission[]
  sources: readonly PermissionSource[]
  /** Of the person or group. */
  name: string
  isLocked: boolean
  /** The code of the permission that is explained. */
  opened: string | undefined
  /** The explanation, below its row. Nothing where it stands beside the table. */
  why: ReactNode
  onOpen: (code: string) => void
}

/** Permissions by module; a column for each role and group, one for what is granted here, and what is in effect. */
export function PermissionMatrix({ permissions, all, sources, name, why, ...row }: PermissionMatrixProps) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(() => new Set())
  const modules = [...new Set(permissions.map(({ module }) => module))]
  if (permissions.length === 0) {
    return (
      <Card>
        <EmptyState kind="no-match" title={t('shell.table.noMatch')} />
      </Card>
    )
  }
  return (
    <Card isFlush>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways */}
      <div className={styles.region} role="region" aria-label={t('users.tab.permissions')} tabIndex={0}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- for the controls in it */}
        <table className={styles.matrix} aria-label={t('users.tab.permissions')} onKeyDown={moveByArrows}>
          <MatrixHead sources={sources} name={name} />
          {modules.map((module) => {
            const isOpen = !closed.has(module)
            return (
              <tbody key={module}>
                <tr className={styles.module}>
                  <th scope="rowgroup" colSpan={sources.length + 3}>
                    <BareButton
                      aria-expanded={isOpen}
                      className={styles.toggle}
                      onPress={() => setClosed(toggled(closed, module))}
                    >
                      <Icon name={isOpen ? 'chevron-down' : 'chevron-end'} />
                      {enumWord('permissionModule', module)}
                      <span className={styles.meta}>{allowedIn(all, module)}</span>
                    </BareButton>
                  </th>
                </tr>
                {isOpen &&
                  permissions
                    .filter((permission) => permission.module === module)
                    .map((permission) => (
                      <Fragment key={permission.code}>
                        <MatrixRow permission={permission} sources={sources} {...row} />
                        {why && permission.code === row.opened && (
                          <tr className={styles.why}>
                            <td colSpan={sources.length + 3}>{why}</td>
                          </tr>
                        )}
                      </Fragment>
                    ))}
              </tbody>
            )
          })}
        </table>
      </div>
    </Card>
  )
}

function MatrixHead({ sources, name }: Pick<PermissionMatrixProps, 'sources' | 'name'>) {
  return (
    <thead>
      <tr>
        <th scope="col">{t('users.permissions.permission')}</th>
        {sources.map((source) => (
          <th key={source.id} scope="col" className={styles.source}>
            <bdi>{source.name}</bdi>
            <span className={styles.meta}>
              {t(source.isRole ? 'users.permissions.role' : 'users.permissions.group', {
                count: formatNumber(source.count),
              })}
            </span>
          </th>
        ))}
        <th scope="col" className={styles.own}>
          {t('users.permissions.own')}
          <span className={styles.meta}>
            <bdi>{name}</bdi>
          </span>
        </th>
        <th scope="col">{t('users.permissions.effect')}</th>
      </tr>
    </thead>
  )
}

type MatrixRowProps = Pick<PermissionMatrixProps, 'sources' | 'isLocked' | 'opened' | 'onOpen'> & {
  permission: Permission
}

function MatrixRow({ permission, sources, isLocked, opened, onOpen }: MatrixRowProps) {
  const { code, active, inherited, granted, grantSources } = permission
  const isOpen = code === opened
  return (
    <tr data-open={isOpen || undefined}>
      <th scope="row">
        <BareButton aria-expanded={isOpen} className={styles.name} onPress={() => onOpen(code)}>
          {permissionName(permission)}
        </BareButton>
        <span className={styles.narrow}>{sourceText(permission)}</span>
      </th>
      {sources.map(({ id }) => (
        <td key={id} className={styles.source}>
          {grantSources.includes(id) ? (
            <Icon name="check" label={t('users.permissions.includes')} />
          ) : (
            <span aria-hidden>·</span>
          )}
        </td>
      ))}
      <td className={styles.own}>
        <div className={styles.centered}>
          {granted || !inherited ? (
            <PermissionSwitch permission={permission} isLocked={isLocked} />
          ) : (
            <span aria-hidden>·</span>
          )}
        </div>
      </td>
      <td className={styles.effect} data-allowed={active || undefined}>
        <span>
          <Icon name={active ? 'check' : 'minus'} />
          {t(active ? 'users.permissions.yes' : 'users.permissions.no')}
        </span>
      </td>
    </tr>
  )
}

function allowedIn(permissions: readonly Permission[], module: string): string {
  const all = permissions.filter((permission) => permission.module === module)
  const allowed = all.filter(({ active }) => active)
  return t('users.permissions.of', { allowed: formatNumber(allowed.length), count: formatNumber(all.length) })
}

function toggled(set: ReadonlySet<string>, item: string): ReadonlySet<string> {
  const next = new Set(set)
  if (!next.delete(item)) next.add(item)
  return next
}

/** Up and down go to the same control of the next row. */
function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const control = event.target instanceof HTMLElement ? event.target : undefined
  if (!step || !control || event.altKey || event.ctrlKey || event.metaKey) return
  const kind = control.matches('input') ? 'input' : 'button'
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(kind)]
  const next = all[all.indexOf(control) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
