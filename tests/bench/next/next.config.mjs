export default {
  turbopack: { root: import.meta.dirname },
  typescript: { ignoreBuildErrors: true },
};
