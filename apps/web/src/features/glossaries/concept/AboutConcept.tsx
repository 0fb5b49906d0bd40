import type { Glossary, GlossaryConcept } from '@dragoman/sdk/operations/glossaries'
import { Card } from '@dragoman/ui/Card'
import { DescriptionList, Property } from '@dragoman/ui/DescriptionList'
import { Moment } from '../../../display/Moment.tsx'
import { t } from '../../../i18n/t.ts'

/** Where a concept belongs, and since when; its glossary's own attributes among it. */
export function AboutConcept({ glossary, concept }: { glossary: Glossary; concept: GlossaryConcept }) {
  const { organization, domain, subDomain } = glossary
  // A picklist says what terms can have, and nothing of the glossary.
  const properties = glossary.customAttributes.filter(({ type }) => type !== 'picklist')
  return (
    <Card title={t('glossaries.about')}>
      <DescriptionList layout="beside">
        {domain && (
          <Property term={t('glossaries.domain')}>
            <bdi>{[domain, subDomain].filter(Boolean).join(' / ')}</bdi>
          </Property>
        )}
        {organization && (
          <Property term={t('glossaries.organization')}>
            <bdi>{organization.name}</bdi>
          </Property>
        )}
        {properties.map(({ name, value }) => (
          <Property key={name} term={name}>
            <bdi>{value}</bdi>
          </Property>
        ))}
        <Property term={t('glossaries.created')}>
          <Moment value={concept.createdDate} as="date" />
          {concept.createdBy && (
            <>
              {', '}
              <bdi>{concept.createdBy.name}</bdi>
            </>
          )}
        </Property>
      </DescriptionList>
    </Card>
  )
}
