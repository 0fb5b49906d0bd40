import { useSession } from '@dragoman/hooks/session'
import type { OrgUnit } from '@dragoman/sdk/operations/orgUnits'
import { requirements } from '@dragoman/sdk/requirements'
import { Card } from '@dragoman/ui/Card'
import { CopyableId } from '@dragoman/ui/CopyButton'
import { DescriptionList, Property } from '@dragoman/ui/DescriptionList'
import { DetailLayout, Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { TabLinks } from '@dragoman/ui/TabLinks'
import { Suspense, type ReactNode } from 'react'
import { CustomFields } from '../../../display/CustomFields.tsx'
import { StatusWord } from '../../../display/StatusWord.tsx'
import { missingRegion } from '../../../errors/RegionError.tsx'
import { countryName, currencyName, formatList, languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { region } from '../../../lazy.tsx'
import { Link, TabLink } from '../../../shell/links.ts'
import { usePageName } from '../../../shell/page-title.ts'
import { type UnitTab } from '../organization-search.ts'
import { localesOf } from '../../locales/locale-options.ts'
import { UnitWorkflows } from './UnitWorkflows.tsx'

const UnitPrices = region(() => import('./UnitPrices.tsx'), 'UnitPrices', missingRegion)

/** An organizational unit: languages, how its files go through their steps, and what they are priced with. */
export function UnitDetail({ unit, tab, breadcrumbs }: { unit: OrgUnit; tab: UnitTab; breadcrumbs: ReactNode }) {
  const { session } = useSession()
  usePageName(unit.name)
  const tabs: UnitTab[] = session.can(requirements['priceLists.get']) ? ['general', 'prices'] : ['general']
  const shown = tabs.includes(tab) ? tab : 'general'
  const targets = localesOf(unit.clientLanguages)
  return (
    <Page>
      <PageHeader
        title={unit.name}
        breadcrumbs={breadcrumbs}
        status={<StatusWord of="userStatus" code={unit.status} />}
        id={<CopyableId value={unit.uuid} display={String(unit.id)} />}
        tabs={
          tabs.length > 1 && (
            <TabLinks label={unit.name}>
              {tabs.map((each) => (
                <TabLink
                  key={each}
                  to="/organizations/units/$id"
                  params={{ id: unit.uuid }}
                  search={{ tab: each === 'general' ? undefined : each }}
                  isCurrent={each === shown}
                  replace
                >
                  {t(`organizations.tab.${each}`)}
                </TabLink>
              ))}
            </TabLinks>
          )
        }
      />
      <PageBody>
        {shown === 'prices' && (
          <Suspense fallback={<Skeleton lines={12} />}>
            <UnitPrices unit={unit} />
          </Suspense>
        )}
        {shown === 'general' && (
          <DetailLayout aside={<UnitProperties unit={unit} />}>
            <Card title={t('organizations.languages')}>
              <DescriptionList layout="beside">
                <Property term={t('organizations.sourceLanguage')}>
                  {unit.defaultSourceLanguage ? languageName(unit.defaultSourceLanguage) : t('shell.none')}
                </Property>
                <Property term={t('organizations.targetLanguages')}>
                  {targets.length > 0 ? formatList(targets.map(languageName)) : t('shell.none')}
                </Property>
              </DescriptionList>
            </Card>
            <UnitWorkflows orgUnitUUID={unit.uuid} />
          </DetailLayout>
        )}
      </PageBody>
    </Page>
  )
}

function UnitProperties({ unit }: { unit: OrgUnit }) {
  const { organization, country, currency, timezone, address, website, phone, billingEmail, tags } = unit
  const street = [address?.street, address?.number].filter(Boolean).join(' ')
  const place = [street, address?.zip, address?.city, address?.state].filter(Boolean).join(', ')
  return (
    <Card title={t('organizations.details')}>
      <DescriptionList>
        <Property term={t('organizations.organization')}>
          <Link to="/organizations/$id" params={{ id: organization.uuid }}>
            <bdi>{organization.name}</bdi>
          </Link>
        </Property>
        {country && <Property term={t('organizations.country')}>{countryName(country)}</Property>}
        {place && (
          <Property term={t('organizations.address')}>
            <bdi>{place}</bdi>
          </Property>
        )}
        <Property term={t('organizations.currency')}>{currencyName(currency)}</Property>
        <Property term={t('organizations.timezone')}>
          <bdi>{timezone}</bdi>
        </Property>
        {website && (
          <Property term={t('organizations.website')}>
            <bdi>{website}</bdi>
          </Property>
        )}
        {phone && (
          <Property term={t('organizations.phone')}>
            <bdi>{phone}</bdi>
          </Property>
        )}
        {billingEmail && (
          <Property term={t('organizations.billingEmail')}>
            <bdi>{billingEmail}</bdi>
          </Property>
        )}
        {tags.length > 0 && <Property term={t('organizations.tags')}>{formatList(tags)}</Property>}
        <CustomFields fields={unit.customFields} />
      </DescriptionList>
    </Card>
  )
}
