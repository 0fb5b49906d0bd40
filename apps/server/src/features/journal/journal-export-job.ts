/** Type of the jobs that write a journal to a file. */
export const journalExportJob = 'JOURNAL_EXPORT'
