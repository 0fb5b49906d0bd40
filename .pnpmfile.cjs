// tsup and openapi-typescript need the compiler API that TypeScript 7 no longer has:
// they get TypeScript 6 of their own, and everything else is checked by 7.
const needsTypeScript6 = new Set(['tsup', 'openapi-typescript'])

module.exports = {
  hooks: {
    readPackage(manifest) {
      if (needsTypeScript6.has(manifest.name)) {
        delete manifest.peerDependencies?.typescript
        delete manifest.peerDependenciesMeta?.typescript
        manifest.dependencies = { ...manifest.dependencies, typescript: '6.0.3' }
      }
      return manifest
    },
  },
}
