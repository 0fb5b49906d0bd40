import type { TranslationMemory } from '@dragoman/sdk/operations/translationMemories'
import { Card } from '@dragoman/ui/Card'
import { DescriptionList, Property } from '@dragoman/ui/DescriptionList'
import { Moment } from '../../display/Moment.tsx'
import { formatList, formatNumber, languageName } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'

/** The properties of a memory; unknown ones are not listed. */
export function MemoryProperties({ memory }: { memory: TranslationMemory }) {
  const { organization, orgUnits, domain, subDomain, note, creator, lastImport } = memory
  return (
    <Card title={t('tm.details')}>
      <DescriptionList>
        <Property term={t('tm.source')}>{languageName(memory.sourceLocale)}</Property>
        <Property term={t('tm.targets')}>{formatList(memory.targetLocales.map(languageName))}</Property>
        <Property term={t('tm.units')}>{formatNumber(memory.totalUnits ?? 0)}</Property>
        <Property term={t('tm.segments')}>{formatNumber(memory.totalSegments ?? 0)}</Property>
        {lastImport && (
          <Property term={t('tm.lastImport')}>
            <bdi>{lastImport.fileName}</bdi> · <Moment value={lastImport.creationDate} />
          </Property>
        )}
        {organization && (
          <Property term={t('tm.organization')}>
            <bdi>{organization.name}</bdi>
          </Property>
        )}
        {orgUnits.length > 0 && (
          <Property term={t('tm.orgUnits')}>{formatList(orgUnits.map(({ name }) => name))}</Property>
        )}
        {domain && (
          <Property term={t('tm.domain')}>
            <bdi>{[domain, subDomain].filter(Boolean).join(' / ')}</bdi>
          </Property>
        )}
        {note && (
          <Property term={t('tm.note')}>
            <span dir="auto">{note}</span>
          </Property>
        )}
        {creator && (
          <Property term={t('tm.creator')}>
            <bdi>{creator.name}</bdi>
          </Property>
        )}
        <Property term={t('tm.created')}>
          <Moment value={memory.creationDate} />
        </Property>
      </DescriptionList>
    </Card>
  )
}
