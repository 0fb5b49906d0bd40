import type { User } from '@dragoman/sdk/operations/users'
import { Card } from '@dragoman/ui/Card'
import { DescriptionList, Property } from '@dragoman/ui/DescriptionList'
import { CustomValues } from '../custom-fields/values/CustomValues.tsx'
import { formatList, formatNumber, countryName } from '../../i18n/format.ts'
import { formatMoney } from '../../i18n/format-amounts.ts'
import { enumWord, t } from '../../i18n/t.ts'

/** The data of a person; unknown fields are not listed. */
export function UserProperties({ user }: { user: User }) {
  const place = [user.city, user.state, user.country && countryName(user.country)].filter((part) => part !== undefined)
  const groups = user.permissionGroups.map(({ name }) => name)
  return (
    <Card title={t('users.details')}>
      <DescriptionList>
        <Property term={t('users.email')}>
          <bdi>{user.email}</bdi>
        </Property>
        <Property term={t('users.roles')}>{formatList(user.roles.map((role) => enumWord('role', role)))}</Property>
        {place.length > 0 && <Property term={t('users.place')}>{formatList(place)}</Property>}
        {user.timezone && <Property term={t('users.timezone')}>{user.timezone}</Property>}
        <Property term={t('users.organizations')}>{namesOf(user.organizations)}</Property>
        <Property term={t('users.units')}>{namesOf(user.orgUnits)}</Property>
        {groups.length > 0 && <Property term={t('users.groups')}>{formatList(groups)}</Property>}
        {user.tags.length > 0 && <Property term={t('users.tags')}>{formatList(user.tags)}</Property>}
        <CustomValues entity="USER" uuid={user.uuid} values={user.customFields} />
        {user.minimumFee !== undefined && user.currency && (
          <Property term={t('users.minimumFee')}>{formatMoney(user.minimumFee, user.currency)}</Property>
        )}
        <Property term={t('users.delivered')}>{formatNumber(user.tasksCompletedCount)}</Property>
        <Property term={t('users.mfa')}>
          {user.mfaEnabled || user.passkeyCount > 0 ? t('shell.yes') : t('shell.no')}
        </Property>
      </DescriptionList>
    </Card>
  )
}

const namesOf = (things: readonly { name: string }[]) =>
  things.length > 0 ? formatList(things.map(({ name }) => name)) : t('shell.none')
