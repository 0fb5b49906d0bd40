/** The workflow steps of a new account, in the order in which work goes through them. Their titles are those of the web app. */
export const defaultSteps: readonly { code: string; title: string; editorEnabled?: false }[] = [
  // Segments that engines leave open are translated in the editor.
  { code: 'RAW_MT', title: 'Raw machine translation' },
  { code: 'TRANSLATION', title: 'Translation' },
  { code: 'FULL_POST_EDITING', title: 'Full post-editing' },
  { code: 'FAST_POST_EDITING', title: 'Light post-editing' },
  { code: 'EDITING', title: 'Editing' },
  { code: 'PROOFREADING', title: 'Proofreading' },
  { code: 'REVIEW', title: 'Review' },
  { code: 'REVIEW_2', title: 'Second review' },
  { code: 'REVIEW_3', title: 'Third review' },
  { code: 'REVIEW_PROOFREADING', title: 'Review and proofreading' },
  { code: 'ICR', title: 'In-country review' },
  { code: 'REGIONAL_APPROVAL', title: 'Regional approval' },
  { code: 'ICR_2', title: 'Second in-country review' },
  { code: 'WEB_QA', title: 'Web QA', editorEnabled: false },
  { code: 'FEEDBACK_IMPLEMENTATION', title: 'Feedback implementation' },
  { code: 'LQA', title: 'LQA' },
]
