/** A turn that no native engineer writes, and what to write instead. */
export interface ForeignTurn {
  name: string
  pattern: RegExp
  instead: string
}

/** In comments and in titles of tests. */
export const foreignProse: readonly ForeignTurn[] = [
  {
    name: 'a relative clause as a noun',
    // `Which of …` and `Who may …?` ask; a comment answers.
    pattern: /^(?:\[[\w.]+\] )*(?:What(?:ever)?|Who(?:ever|m|se)?|Which(?:ever)?)\b(?!.*\?)/i,
    instead: 'the thing itself, or a verb (“The fields that …”, “Lists the problems of …”)',
  },
  { name: 'a riddle', pattern: /\b(?:is|are|was|were|be|been) told so\b/, instead: 'what happens (“gets an error”)' },
  {
    name: 'a riddle',
    pattern: /\bwho(?:ever|soever|mever)\b/i,
    instead: 'the person (“the caller”), or “anyone who”',
  },
  {
    name: 'a negated noun',
    pattern:
      /(?<!\bthere )\b(?:is|are|was|were) no (?!longer\b|more\b|one\b|need\b|way\b|room\b|matter\b|reason\b|change\b|difference\b)\w/i,
    instead: '“isn’t a …”',
  },
  { name: 'an old word', pattern: /\bsomebody\b/i, instead: 'someone, or the person' },
  { name: 'an old word', pattern: /\banybody\b/i, instead: 'anyone' },
  { name: 'an old word', pattern: /\beverybody\b/i, instead: 'everyone' },
  { name: 'an old word', pattern: /\bnobody\b/i, instead: 'no one' },
  { name: 'an old word', pattern: /\banew\b/i, instead: 'again' },
  { name: 'British spelling', pattern: /\b(?:neighbou|colou|behaviou|favou)r|\blearnt\b/i, instead: '-or, learned' },
]

/** In titles of tests alone, where no `describe` around them has the subject. */
export const subjectless: ForeignTurn = {
  name: 'no subject',
  pattern:
    /^(?:is|are|has|have|was|were|does|do|can|may|must|cannot|acts|adds|answers|asks|belongs|builds|closes|comes|compares|counts|covers|creates|cuts|delivers|ends|escapes|explains|exports|extends|fetches|finds|forgets|gathers|gets|gives|goes|guards|holds|imports|installs|keeps|knows|leads|leaves|lets|looks|loses|makes|matches|needs|offers|opens|puts|ranks|reaches|reads(?! and writes are)|refuses|registers|rejects|removes|replaces|reports|rounds|runs|says|sends|serves|shows|signs|stands|stays|sums|takes|tells|uses|waits|works|writes) /,
  instead: 'a whole sentence with a subject (“a list keeps its order”)',
}
