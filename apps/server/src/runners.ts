import type { JobRunner } from './engine/jobs/job-runner.ts'
import { clearJob, clearRunner } from './engine/memory/clear-job.ts'
import { learnJob, learnRunner } from './engine/memory/learn-job.ts'
import { exportJob, exportRunner, importJob, importRunner } from './engine/memory/memory-jobs.ts'
import { removalJob, removalRunner } from './engine/memory/removal-job.ts'
import { replaceJob, replaceRunner, undoReplaceJob, undoReplaceRunner } from './engine/memory/replace-jobs.ts'
import { buildTranslationJob, buildTranslationRunner } from './engine/projects/build-translation-job.ts'
import { costRunner } from './engine/projects/costs/cost-job.ts'
import { costJob } from './engine/projects/costs/start-costs.ts'
import { createSegmentsJob, createSegmentsRunner } from './engine/projects/create-segments-job.ts'
import { downloadJob, downloadRunner } from './engine/projects/download-job.ts'
import {
  sourceFilesJob,
  sourceFilesRunner,
  translatedFilesJob,
  translatedFilesRunner,
} from './engine/projects/export-files-job.ts'
import { locKitJob, locKitRunner } from './engine/projects/loc-kit-job.ts'
import { analysisRunner } from './engine/projects/logfiles/analysis-job.ts'
import { analysisJob } from './engine/projects/logfiles/create-logfile.ts'
import { logfileExportJob, logfileExportRunner } from './engine/projects/logfiles/export-job.ts'
import { preTranslateJob, preTranslateRunner } from './engine/projects/pre-translate-job.ts'
import { uploadTranslationJob, uploadTranslationRunner } from './engine/projects/upload-translation-job.ts'
import { autoAssignJob, autoAssignRunner } from './engine/tasks/auto-assign-job.ts'

/** What runs each type of job. */
export const runners: Readonly<Record<string, JobRunner>> = {
  [analysisJob]: analysisRunner,
  [autoAssignJob]: autoAssignRunner,
  [buildTranslationJob]: buildTranslationRunner,
  [clearJob]: clearRunner,
  [costJob]: costRunner,
  [createSegmentsJob]: createSegmentsRunner,
  [downloadJob]: downloadRunner,
  [exportJob]: exportRunner,
  [importJob]: importRunner,
  [learnJob]: learnRunner,
  [locKitJob]: locKitRunner,
  [logfileExportJob]: logfileExportRunner,
  [preTranslateJob]: preTranslateRunner,
  [removalJob]: removalRunner,
  [replaceJob]: replaceRunner,
  [undoReplaceJob]: undoReplaceRunner,
  [sourceFilesJob]: sourceFilesRunner,
  [translatedFilesJob]: translatedFilesRunner,
  [uploadTranslationJob]: uploadTranslationRunner,
}
