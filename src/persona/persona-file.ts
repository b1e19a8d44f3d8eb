/**
 * A profile as a Markdown file, for people to read and, where files are read back, to edit. Deterministic; what is written
 * reads back as the same profile. Reading is strict: a line that is not understood refuses the file, because half a persona
 * is another persona. Pure.
 */
import { err, ok, type Result } from '../lib/result.ts';
import { EMPTY_PROFILE, isListField, PERSONA_FIELDS, type PersonaField, PersonaProfile } from './profile.ts';

/** Longest file that is read: every field at its longest, with room for the headings. */
const PERSONA_FILE_MAX_CHARS = 32_000;

const TITLES: Readonly<Record<PersonaField, string>> = {
  name: 'Name',
  role: 'Role',
  tone: 'Tone',
  language: 'Language',
  address: 'Address the user as',
  instructions: 'Instructions',
  boundaries: 'Boundaries',
};
const HEADING = '# Persona';
const MARK = /^<!-- strata persona 1, revision (\d{1,15}) -->$/;

/** A profile and the revision that it was written from. */
export interface PersonaFile {
  readonly revision: number;
  readonly profile: PersonaProfile;
}

/** The file of a profile. */
export function renderPersonaFile({ revision, profile }: PersonaFile): string {
  const sections = PERSONA_FIELDS.flatMap((field) => {
    const value = profile[field];
    const lines = Array.isArray(value)
      ? value.map((entry: string) => `- ${entry}`)
      : typeof value === 'string'
        ? [escaped(value)]
        : [];
    return lines.length === 0 ? [] : [`## ${TITLES[field]}\n\n${lines.join('\n')}`];
  });
  return `${[HEADING, `<!-- strata persona 1, revision ${revision} -->`, ...sections].join('\n\n')}\n`;
}

/** The profile of a file, or what is wrong with it, by line. */
export function parsePersonaFile(text: string): Result<PersonaFile, readonly string[]> {
  if (text.length > PERSONA_FILE_MAX_CHARS)
    return err([`is longer than ${PERSONA_FILE_MAX_CHARS} characters`]);
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n');
  const told = lines.map((line, i) => ({ line: line.trimEnd(), n: i + 1 })).filter(({ line }) => line !== '');
  const [heading, mark, ...rest] = told;
  const revision = MARK.exec(mark?.line ?? '')?.[1];
  if (heading?.line !== HEADING || revision === undefined)
    return err([`must begin with "${HEADING}" and the comment that names its revision`]);
  const fields = new Map<PersonaField, string[]>();
  const problems: string[] = [];
  let field: PersonaField | undefined;
  for (const { line, n } of rest) {
    if (line.startsWith('## ')) {
      field = PERSONA_FIELDS.find((one) => TITLES[one] === line.slice(3));
      if (field === undefined || fields.has(field))
        problems.push(`line ${n}: heading is unknown or stands twice`);
      else fields.set(field, []);
    } else if (field === undefined) problems.push(`line ${n}: text outside of a section`);
    else readLine(field, line, n, fields.get(field) ?? [], problems);
  }
  if (problems.length > 0) return err(problems);
  const read = Object.fromEntries(
    [...fields].map(([name, values]) => [name, isListField(name) ? values : (values[0] ?? null)]),
  );
  const parsed = PersonaProfile.safeParse({ ...EMPTY_PROFILE, ...read });
  return parsed.success
    ? ok({ revision: Number(revision), profile: parsed.data })
    : err(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
}

function readLine(field: PersonaField, line: string, n: number, values: string[], problems: string[]): void {
  if (!isListField(field)) {
    if (values.length > 0 || /^[#<-]/.test(line)) problems.push(`line ${n}: one line of text is expected`);
    values.push(line.replace(/^\\/, ''));
  } else if (line.startsWith('- ')) values.push(line.slice(2));
  else problems.push(`line ${n}: an entry begins with "- "`);
}

/** A value that looks like markup is marked as none. */
const escaped = (value: string): string => (/^[\\#<-]/.test(value) ? `\\${value}` : value);
