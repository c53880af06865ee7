const LINE = "=".repeat(80);

const PARTS = { server: "in the server", browser: "in what browsers fetch" };

/**
 * The names, versions and licences of all packages of others in the build, and the texts of their licences.
 * @param {readonly import("./bundledPackages.mjs").BundledPackage[]} packages
 */
export function noticesText(packages) {
  const notices = packages.map(({ name, version, license, licenseText, parts, isCut }) => {
    const places = parts.map((part) => PARTS[part]).join(" and ");
    const cut = isCut ? ", also cut to the characters of the pages" : "";
    return `${LINE}\n${name} ${version}\n${license}; ${places}${cut}\n\n${licenseText}\n`;
  });
  return [
    `This site contains ${packages.length} packages of others, under these licences.\n`,
    ...notices,
  ].join("\n");
}
