import type { Project } from '@dragoman/sdk/operations/projects'
import { ActivityFeed } from '../../../activity/ActivityFeed.tsx'
import { activityKinds } from '../../../activity/activity-search.ts'

const kinds = activityKinds.filter((kind) => kind !== 'ACCESS')

/** The activity of a project. */
export function ProjectActivity({ project: { uuid, currency, workflows } }: { project: Project }) {
  return <ActivityFeed of={{ projectUuid: uuid }} kinds={kinds} currency={currency} workflows={workflows} />
}
