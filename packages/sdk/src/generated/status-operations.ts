// Generated from openapi/resources by openapi/generate.ts. Do not edit.

/**
 * The operation that tells how far a started one is, and its path: how many segments it has of the path of the start,
 * and those that follow, the id of what was started among them. Not here are jobs of `jobs.get`, and those that
 * `start…` starts and `get…Status` tells of, at the path of the start and `{requestUUID}/status`.
 */
export const statusOperations: Readonly<Record<string, readonly [id: string, kept: number, rest: string]>> = {
  'logfiles.startExport': ['logfiles.getExportStatus', 7, 'download/{requestUUID}/status'],
  'projects.startLocKit': ['projects.getTranslationKitJob', 6, '{requestUUID}'],
  'projects.startSourceFiles': ['projects.getTranslationKitJob', 6, '{requestUUID}'],
  'projects.startTranslatedFiles': ['projects.getTranslationKitJob', 6, '{requestUUID}'],
  'qualityReports.startExport': ['qualityReports.getExportStatus', 6, '{requestUUID}/status'],
  'resourceVersions.create': ['resourceVersions.get', 7, 'change/{changeUUID}'],
  'translationMemories.export': ['translationMemories.getExportStatus', 7, '{requestUUID}/status'],
}
