import { useSession } from '@dragoman/hooks/session'
import { requirements } from '@dragoman/sdk/requirements'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { LinkButton } from '../../ground/links.ts'
import { t } from '../../i18n/t.ts'
import { AddSamples } from './SampleCard.tsx'
import { sampleQuery } from '../../ground/sample-query.ts'

/** Buttons for an import and for sample data. */
export function WaysToBegin({ imports }: { imports: boolean }) {
  const { session } = useSession()
  const { requires = [] } = useRouter().routesById['/_app/tools/import'].options.staticData
  const { data: samples } = useQuery({ ...sampleQuery(), enabled: session.can(requirements['sampleData.add']) })
  return (
    <>
      {imports && session.can(requires) && (
        <LinkButton to="/tools/import" icon="upload">
          {t('sampleData.import')}
        </LinkButton>
      )}
      {samples && samples.state !== 'PRESENT' && <AddSamples data={samples} />}
    </>
  )
}
