import type { Organization } from '@dragoman/sdk/operations/organizations'
import { Card } from '@dragoman/ui/Card'
import { CopyableId } from '@dragoman/ui/CopyButton'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { DescriptionList, Property } from '@dragoman/ui/DescriptionList'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { DetailLayout, Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { useMemo, type ReactNode } from 'react'
import { CustomFields } from '../../display/CustomFields.tsx'
import { countryName, formatList, formatNumber, languageName } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { Link } from '../../shell/links.ts'
import { usePageName } from '../../shell/page-title.ts'

type Unit = Organization['organizationalUnits'][number]

const unitId = ({ uuid }: Unit) => uuid

/** An organization with its units. */
export function OrganizationDetail({
  organization,
  breadcrumbs,
}: {
  organization: Organization
  breadcrumbs: ReactNode
}) {
  usePageName(organization.name)
  const columns = useMemo(unitColumns, [])
  const { id, uuid, name, country, organizationalUnits, customFields } = organization
  return (
    <Page>
      <PageHeader title={name} breadcrumbs={breadcrumbs} id={<CopyableId value={uuid} display={String(id)} />} />
      <PageBody>
        <DetailLayout
          aside={
            <Card title={t('organizations.details')}>
              <DescriptionList>
                <Property term={t('organizations.country')}>
                  {country ? countryName(country) : t('shell.unknown')}
                </Property>
                <Property term={t('organizations.units')}>{formatNumber(organizationalUnits.length)}</Property>
                <CustomFields fields={customFields} />
              </DescriptionList>
            </Card>
          }
        >
          <DataTable
            label={t('organizations.units')}
            columns={columns}
            rows={organizationalUnits}
            rowId={unitId}
            isEmbedded
            empty={<EmptyState kind="first-use" icon="building" title={t('organizations.noUnits')} />}
          />
        </DetailLayout>
      </PageBody>
    </Page>
  )
}

const unitColumns = (): Column<Unit>[] => [
  {
    id: 'name',
    header: t('organizations.unit'),
    minWidth: 180,
    cell: ({ uuid, name }) => (
      <Link to="/organizations/units/$id" params={{ id: uuid }} variant="plain">
        <bdi>{name}</bdi>
      </Link>
    ),
  },
  {
    id: 'country',
    header: t('organizations.country'),
    width: 120,
    cell: ({ country }) => country && countryName(country),
  },
  {
    id: 'source',
    header: t('organizations.sourceLanguage'),
    width: 128,
    cell: ({ sourceLanguage }) => sourceLanguage && languageName(sourceLanguage),
  },
  {
    id: 'targets',
    header: t('organizations.targetLanguages'),
    minWidth: 180,
    cell: ({ targetLanguages = [] }) => formatList(targetLanguages.map(languageName)),
  },
]
