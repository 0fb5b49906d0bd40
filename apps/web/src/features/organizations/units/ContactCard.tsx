import { useCan } from '@dragoman/hooks/permissions'
import type { OrgUnit } from '@dragoman/sdk/operations/orgUnits'
import { requirements } from '@dragoman/sdk/requirements'
import { Person } from '@dragoman/ui/Avatar'
import { Card } from '@dragoman/ui/Card'
import { DescriptionList, Property } from '@dragoman/ui/DescriptionList'
import { Link as TextLink } from '@dragoman/ui/Link'
import { t } from '../../../i18n/t.ts'
import { Link } from '../../../ground/links.ts'
import styles from '../client/client.module.css'

/** How to reach an organizational unit. */
export function ContactCard({ unit }: { unit: OrgUnit }) {
  const seesPeople = useCan(requirements['users.get'])
  const { contactPerson, address = {}, website, phone, mobile, emails, contactNotes } = unit
  const { street, number, additionalInfo, neighborhood, zip, city, state } = address
  const lines = [
    [street, number].filter(Boolean).join(' '),
    additionalInfo,
    neighborhood,
    [zip, city].filter(Boolean).join(' '),
    state,
  ].filter((line) => line)
  const isEmpty = !contactPerson && lines.length === 0 && !website && !phone && !mobile && emails.length === 0
  return (
    <Card title={t('organizations.contacts')}>
      {isEmpty && !contactNotes && <p>{t('organizations.contactsNone')}</p>}
      <DescriptionList layout="beside">
        {contactPerson && (
          <Property term={t('organizations.contact')}>
            {seesPeople ? (
              <Link to="/users/$id" params={{ id: contactPerson.uuid }} variant="plain">
                <Person name={contactPerson.name} src={contactPerson.avatar} />
              </Link>
            ) : (
              <Person name={contactPerson.name} src={contactPerson.avatar} />
            )}
          </Property>
        )}
        {emails.length > 0 && (
          <Property term={t('organizations.emails')}>
            {emails.map((email) => (
              <div key={email}>
                <TextLink href={`mailto:${email}`}>
                  <bdi>{email}</bdi>
                </TextLink>
              </div>
            ))}
          </Property>
        )}
        {phone && (
          <Property term={t('organizations.phone')}>
            <bdi dir="ltr">{phone}</bdi>
          </Property>
        )}
        {mobile && (
          <Property term={t('organizations.mobile')}>
            <bdi dir="ltr">{mobile}</bdi>
          </Property>
        )}
        {website && (
          <Property term={t('organizations.website')}>
            <TextLink href={website} target="_blank" rel="noreferrer">
              <bdi>{website.replace(/^https?:\/\//, '')}</bdi>
            </TextLink>
          </Property>
        )}
        {lines.length > 0 && (
          <Property term={t('organizations.address')}>
            {lines.map((line) => (
              <div key={line} dir="auto">
                {line}
              </div>
            ))}
          </Property>
        )}
      </DescriptionList>
      {contactNotes && (
        <p className={styles.memo} dir="auto">
          {contactNotes}
        </p>
      )}
    </Card>
  )
}
