/** A file as it is written, not what it exports. */
declare module '*?raw' {
  const text: string;
  export default text;
}
