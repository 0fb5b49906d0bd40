import { useSession } from '@dragoman/hooks/session'
import { isManager } from '@dragoman/sdk/permissions'
import { requirements } from '@dragoman/sdk/requirements'
import { archiveExtensions } from '@dragoman/sdk/upload-types'
import { Card } from '@dragoman/ui/Card'
import { FileDrop } from '@dragoman/ui/FileDrop'
import { Stack } from '@dragoman/ui/Page'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Way, Ways } from '../../../display/Ways.tsx'
import { dropLabels } from '../../../files/drop-labels.ts'
import { LinkButton } from '../../../ground/links.ts'
import { t } from '../../../i18n/t.ts'
import { AddSamples } from '../../sample-data/SampleCard.tsx'
import { sampleQuery } from '../../../ground/sample-query.ts'
import { handFiles } from '../create/handed-files.ts'
import { fileParamsQuery } from '../file-preview/file-params.ts'
import { ExampleProjects } from './ExampleProjects.tsx'

/** Stands in for the list before there is any project: a place for files, other ways to begin, and how the list will look. */
export function FirstProject() {
  const { session, snapshot } = useSession()
  const navigate = useNavigate()
  const { data } = useQuery(fileParamsQuery)
  const maySample = session.can(requirements['sampleData.add'])
  const { data: samples } = useQuery({ ...sampleQuery(), enabled: maySample })
  return (
    <Stack gap={16}>
      <Card title={t('projects.first.title')} description={t('projects.first.text')}>
        <FileDrop
          label={t('projects.files.drop')}
          extensions={data && [...Object.keys(data.files), ...archiveExtensions]}
          labels={dropLabels()}
          onFiles={(files, refused) => {
            handFiles(files, refused)
            void navigate({ to: '/projects/create' })
          }}
        />
      </Card>
      <Ways>
        {session.can(requirements['connectors.createConfig']) && (
          <Way icon="plug" title={t('projects.first.connect')} text={t('projects.first.connectText')}>
            <LinkButton size="small" to="/connectors">
              {t('projects.first.connectAction')}
            </LinkButton>
          </Way>
        )}
        {isManager(snapshot.subject) && (
          <Way icon="users" title={t('projects.first.order')} text={t('projects.first.orderText')}>
            <LinkButton size="small" to="/portal">
              {t('projects.first.orderAction')}
            </LinkButton>
          </Way>
        )}
        {samples && samples.state !== 'PRESENT' && (
          <Way icon="database" title={t('sampleData.title')} text={t('sampleData.text')}>
            <AddSamples data={samples} size="small" />
          </Way>
        )}
      </Ways>
      <ExampleProjects />
    </Stack>
  )
}
