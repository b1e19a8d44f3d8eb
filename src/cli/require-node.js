// Refuses a Node that cannot run this project's TypeScript directly, before anything else is loaded.
// It is plain JavaScript in old syntax, without imports, because the Node it must speak to may be any age.
var REQUIRED_MAJOR = 22;
var REQUIRED_MINOR = 18; // the first release that strips types without a flag

var parts = process.versions.node.split('.');
var major = Number(parts[0]);
var minor = Number(parts[1]);

if (major < REQUIRED_MAJOR || (major === REQUIRED_MAJOR && minor < REQUIRED_MINOR)) {
  console.error(
    'Strata needs Node ' +
      REQUIRED_MAJOR +
      '.' +
      REQUIRED_MINOR +
      ' or newer; this is Node ' +
      process.versions.node +
      '. `npm ci` installs one for its scripts: run it without --ignore-scripts, then `npm start`.',
  );
  process.exit(1);
}
