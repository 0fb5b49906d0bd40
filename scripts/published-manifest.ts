/**
 * A package's manifest as it is published from a repository such as `dragoman/dragoman`: with the addresses of its sources,
 * its documentation, and its problems. The sources name none, so that a fork publishes its own.
 */
export const publishedManifest = (manifest: object, repository: string, folder: string) => ({
  ...manifest,
  homepage: `https://github.com/${repository}/tree/main/${folder}#readme`,
  bugs: { url: `https://github.com/${repository}/issues` },
  repository: { type: 'git', url: `git+https://github.com/${repository}.git`, directory: folder },
})
