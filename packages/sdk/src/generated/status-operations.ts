// Generated from openapi/resources by openapi/generate.ts. Do not edit.

/**
 * The operation that tells how far a started one is, and its path: how many segments it has of the path of the start,
 * and those that follow, the id of what was started among them. What is not here is a job of `jobs.get`.
 */
export const statusOperations: Readonly<Record<string, readonly [id: string, kept: number, rest: string]>> = {
  'journal.startExport': ['journal.getExportStatus', 7, '{requestUUID}/status'],
  'logfiles.startExport': ['logfiles.getExportStatus', 7, 'download/{requestUUID}/status'],
  'orgUnits.startExport': ['orgUnits.getExportStatus', 5, '{requestUUID}/status'],
  'organizations.startExport': ['organizations.getExportStatus', 5, '{requestUUID}/status'],
  'projects.startExport': ['projects.getExportStatus', 5, '{requestUUID}/status'],
  'projects.startDownload': ['projects.getDownloadStatus', 6, '{requestUUID}/status'],
  'projects.startLocKit': ['projects.getTranslationKitJob', 6, '{requestUUID}'],
  'projects.startSourceFiles': ['projects.getTranslationKitJob', 6, '{requestUUID}'],
  'projects.startTranslatedFiles': ['projects.getTranslationKitJob', 6, '{requestUUID}'],
  'resourceVersions.create': ['resourceVersions.get', 7, 'change/{changeUUID}'],
  'tasks.startExport': ['tasks.getExportStatus', 5, '{requestUUID}/status'],
  'translationMemories.startListExport': ['translationMemories.getListExportStatus', 5, '{requestUUID}/status'],
  'translationMemories.export': ['translationMemories.getExportStatus', 7, '{requestUUID}/status'],
  'userRates.startExport': ['userRates.getExportStatus', 6, '{requestUUID}/status'],
  'users.startExport': ['users.getExportStatus', 5, '{requestUUID}/status'],
}
