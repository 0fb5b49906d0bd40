import type { ActivityKind } from '@dragoman/sdk/operations/activity'
import type { Project } from '@dragoman/sdk/operations/projects'
import { ActivityFeed } from '../../../activity/ActivityFeed.tsx'

const kinds: readonly ActivityKind[] = [
  'STATUS',
  'ASSIGNMENT',
  'FILES',
  'TEXT',
  'MONEY',
  'LANGUAGE_RESOURCES',
  'MESSAGES',
  'DETAILS',
]

/** What was done with a project. */
export function ProjectActivity({ project: { uuid, currency, workflows } }: { project: Project }) {
  return <ActivityFeed of={{ projectUuid: uuid }} kinds={kinds} currency={currency} workflows={workflows} />
}
