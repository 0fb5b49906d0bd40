import type { Project } from '@dragoman/sdk/operations/projects'

/** The path of a file of a project. */
export const pathOf = ({ path, name }: { path?: string; name: string }): string => (path ? `${path}/${name}` : name)

/** The paths of the files of a project, by their ids. */
export const pathsIn = ({ resources }: Project): ReadonlyMap<string, string> =>
  new Map(resources.map((resource) => [resource.uuid, pathOf(resource)]))

/** A file as an upload has it: its name, and the folder that it is in. */
export function fileToSend<Content>(path: string, content: Content) {
  const slash = path.lastIndexOf('/')
  return { file: { name: path.slice(slash + 1), content }, ...(slash > 0 && { path: path.slice(0, slash) }) }
}
