import type { ActivityEntry } from '@dragoman/sdk/operations/activity'
import type { OrgUnit } from '@dragoman/sdk/operations/orgUnits'
import { Button } from '@dragoman/ui/Button'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Switch } from '@dragoman/ui/Switch'
import { Fragment } from 'react'
import { t } from '../../../../i18n/t.ts'
import { LinkButton } from '../../../../ground/links.ts'
import { LastChange } from '../../client/LastChange.tsx'
import { lastChangeOf } from '../../client/use-last-change.ts'
import styles from './SettingsTable.module.css'
import { levels, type Setting, type SettingGroup, type SettingId } from './unit-settings.ts'

export interface SettingsTableProps {
  unit: OrgUnit
  settings: readonly Setting[]
  changes: readonly ActivityEntry[] | undefined
  isLocked: boolean
  isPending: boolean
  onSwitch: (setting: Setting, isOn: boolean) => void
  onReset: (setting: Setting) => void
  onOpen: (id: SettingId) => void
}

const groups: readonly SettingGroup[] = ['languages', 'prices', 'work', 'context']

/** The settings of an organizational unit by what they are about. On a phone each is a card. */
export function SettingsTable({ settings, ...props }: SettingsTableProps) {
  if (settings.length === 0) {
    return <EmptyState kind="no-match" icon="settings" title={t('organizations.settings.none')} />
  }
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={t('organizations.tab.settings')}>
        <thead>
          <tr>
            <th scope="col">{t('organizations.settings.setting')}</th>
            <th scope="col">{t('organizations.settings.value')}</th>
            <th scope="col">{t('organizations.settings.from')}</th>
            <th scope="col">{t('organizations.lastChange')}</th>
            <th scope="col">{t('organizations.settings.actions')}</th>
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => {
            const rows = settings.filter((setting) => setting.group === group)
            if (rows.length === 0) return null
            return (
              <Fragment key={group}>
                <tr className={styles.group}>
                  <th scope="rowgroup" colSpan={5}>
                    {t(`organizations.settings.group.${group}`)}
                  </th>
                </tr>
                {rows.map((setting) => (
                  <SettingRow key={setting.id} {...props} setting={setting} />
                ))}
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function SettingRow({
  unit,
  setting,
  changes,
  isLocked,
  isPending,
  onSwitch,
  onReset,
  onOpen,
}: Omit<SettingsTableProps, 'settings'> & { setting: Setting }) {
  const { id, label, text, value, level, fields, isOn, reset, resetRules } = setting
  const isOwn = level === 'UNIT'
  const name = t(label)
  return (
    <tr>
      <th scope="row" className={styles.name}>
        {name}
        <span className={styles.text}>{t(text)}</span>
      </th>
      <td className={styles.value}>
        {isOn === undefined ? (
          <span dir="auto">{value}</span>
        ) : (
          <Switch
            aria-label={name}
            isSelected={isOn}
            isDisabled={isLocked || isPending}
            onChange={(next) => onSwitch(setting, next)}
          >
            {value}
          </Switch>
        )}
      </td>
      <td className={styles.from} data-own={isOwn || undefined}>
        <span className={styles.marks} aria-hidden>
          {levels.map((each) => (
            <span
              key={each}
              className={styles.mark}
              data-on={levels.indexOf(each) <= levels.indexOf(level) || undefined}
            />
          ))}
        </span>
        <bdi>{levelName(level, unit)}</bdi>
      </td>
      <td className={styles.changed}>
        <LastChange entry={lastChangeOf(changes, fields)} />
      </td>
      <td className={styles.actions}>
        <div className={styles.buttons}>
          <SettingLink id={id} unit={unit} />
          {!isLocked && isOn === undefined && editable.has(id) && (
            <Button
              size="small"
              variant="quiet"
              aria-label={t(isOwn ? 'organizations.settings.changeOf' : 'organizations.settings.overrideOf', {
                setting: name,
              })}
              onPress={() => onOpen(id)}
            >
              {t(isOwn ? 'organizations.settings.change' : 'organizations.settings.override')}
            </Button>
          )}
          {!isLocked && (reset ?? resetRules) && (
            <Button
              size="small"
              variant="quiet"
              icon="undo"
              isDisabled={isPending}
              aria-label={t('organizations.settings.resetOf', { setting: name })}
              onPress={() => onReset(setting)}
            >
              {t('organizations.settings.reset')}
            </Button>
          )}
        </div>
      </td>
    </tr>
  )
}

const editable: ReadonlySet<SettingId> = new Set([
  'source',
  'targets',
  'steps',
  'tags',
  'wordCounter',
  'autopilot',
  'skipReview',
  'split',
])

/** The place of a setting that has a page of its own. */
function SettingLink({ id, unit }: { id: SettingId; unit: OrgUnit }) {
  const label = t('organizations.settings.open')
  if (id === 'priceList' || id === 'netRates' || id === 'memories') {
    return (
      <LinkButton
        to="/organizations/units/$id"
        params={{ id: unit.uuid }}
        search={{ tab: id === 'memories' ? 'memories' : 'prices' }}
        size="small"
        variant="quiet"
      >
        {label}
      </LinkButton>
    )
  }
  if (id !== 'segmentation') return null
  return (
    <LinkButton
      to="/settings/translation-settings/segmentation/$id"
      params={{ id: unit.uuid }}
      size="small"
      variant="quiet"
    >
      {label}
    </LinkButton>
  )
}

/** Where a value is set, in words. */
export function levelName(level: string, unit: OrgUnit): string {
  switch (level) {
    case 'UNIT':
      return t('organizations.level.UNIT')
    case 'ORGANIZATION':
      return unit.organization.name
    case 'ACCOUNT':
      return t('organizations.level.ACCOUNT')
    default:
      return t('organizations.level.SYSTEM')
  }
}
