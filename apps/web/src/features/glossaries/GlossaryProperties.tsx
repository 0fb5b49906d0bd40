import type { Glossary } from '@dragoman/sdk/operations/glossaries'
import { Card } from '@dragoman/ui/Card'
import { DescriptionList, Property } from '@dragoman/ui/DescriptionList'
import { Moment } from '../../display/Moment.tsx'
import { formatList, formatNumber, languageName } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'

/** The properties of a glossary; unknown ones are not listed. */
export function GlossaryProperties({ glossary }: { glossary: Glossary }) {
  const { organization, orgUnits, domain, subDomain, note, createdBy, lastImportJob } = glossary
  return (
    <Card title={t('glossaries.details')}>
      <DescriptionList>
        <Property term={t('glossaries.languages')}>{formatList(glossary.languages.map(languageName))}</Property>
        <Property term={t('glossaries.concepts')}>{formatNumber(glossary.totalConcepts)}</Property>
        {lastImportJob && (
          <Property term={t('glossaries.lastImport')}>
            <bdi>{lastImportJob.fileName}</bdi> · <Moment value={lastImportJob.creationDate} />
          </Property>
        )}
        {organization && (
          <Property term={t('glossaries.organization')}>
            <bdi>{organization.name}</bdi>
          </Property>
        )}
        {orgUnits.length > 0 && (
          <Property term={t('glossaries.orgUnits')}>{formatList(orgUnits.map(({ name }) => name))}</Property>
        )}
        {domain && (
          <Property term={t('glossaries.domain')}>
            <bdi>{[domain, subDomain].filter(Boolean).join(' / ')}</bdi>
          </Property>
        )}
        {note && (
          <Property term={t('glossaries.note')}>
            <span dir="auto">{note}</span>
          </Property>
        )}
        {createdBy && (
          <Property term={t('glossaries.creator')}>
            <bdi>{createdBy.name}</bdi>
          </Property>
        )}
        <Property term={t('glossaries.created')}>
          <Moment value={glossary.creationDate} />
        </Property>
      </DescriptionList>
    </Card>
  )
}
