// The files of the project server that TESTS names as one: what they import, which takes most of the time, is loaded once a mutant.
for (const file of process.env.TESTS?.split(",") ?? []) await import(`../../${file}`);
