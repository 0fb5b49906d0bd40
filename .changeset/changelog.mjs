// The lines of a changelog as the changesets have them: commits and lists of dependencies tell its readers nothing.
const getReleaseLine = ({ summary }) => `- ${summary.trim().replaceAll('\n', '\n  ')}`

const getDependencyReleaseLine = (_changesets, dependencies) =>
  dependencies.length === 0
    ? ''
    : `- Requires ${dependencies.map(({ name, newVersion }) => `\`${name}@${newVersion}\``).join(', ')}.`

export default { getReleaseLine, getDependencyReleaseLine }
