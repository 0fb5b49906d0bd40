import type { JobRunner } from './kernel/jobs/job-runner.ts'
import { clearJob, clearRunner } from './features/memories/writing/clear-job.ts'
import { learnJob, learnRunner } from './features/projects/learning/learn-job.ts'
import { exportJob, exportRunner, importJob, importRunner } from './features/memories/writing/memory-jobs.ts'
import { removalJob, removalRunner } from './features/memories/writing/removal-job.ts'
import { replaceJob, replaceRunner, undoReplaceJob, undoReplaceRunner } from './features/memories/texts/replace-jobs.ts'
import { buildTranslationJob, buildTranslationRunner } from './features/projects/downloads/build-translation-job.ts'
import { costRunner } from './features/projects/costs/cost-job.ts'
import { costJob } from './features/projects/costs/start-costs.ts'
import { createSegmentsJob, createSegmentsRunner } from './features/projects/files/create-segments-job.ts'
import { downloadJob, downloadRunner } from './features/projects/downloads/download-job.ts'
import {
  sourceFilesJob,
  sourceFilesRunner,
  translatedFilesJob,
  translatedFilesRunner,
} from './features/projects/downloads/export-files-job.ts'
import { locKitJob, locKitRunner } from './features/projects/kits/loc-kit-job.ts'
import { analysisRunner } from './features/projects/logfiles/analysis-job.ts'
import { analysisJob } from './features/projects/logfiles/create-logfile.ts'
import { logfileExportJob, logfileExportRunner } from './features/projects/logfiles/export-job.ts'
import { preTranslateJob, preTranslateRunner } from './features/projects/work-units/pre-translate-job.ts'
import { uploadTranslationJob, uploadTranslationRunner } from './features/projects/kits/upload-translation-job.ts'
import { autoAssignJob, autoAssignRunner } from './features/tasks/placement/auto-assign-job.ts'

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
