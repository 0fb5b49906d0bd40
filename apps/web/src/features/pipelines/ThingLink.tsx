import type { PipelineThing } from '@dragoman/sdk/operations/pipelines'
import { Link } from '../../ground/links.ts'

/** A project or task, by its name, with a link to it. */
export function ThingLink({ thing: { type, uuid, name } }: { thing: PipelineThing }) {
  return type === 'TASK' ? (
    <Link to="/tasks/$id" params={{ id: uuid }}>
      <bdi>{name}</bdi>
    </Link>
  ) : (
    <Link to="/projects/$id" params={{ id: uuid }}>
      <bdi>{name}</bdi>
    </Link>
  )
}
