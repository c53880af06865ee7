// The files that TESTS names as one, so that what they import is loaded once for each mutant: that takes most of its time.
for (const file of process.env.TESTS?.split(",") ?? []) await import(`../../${file}`);
